/** What editors call an entry. */
import { collections } from '../../content-model'
import { titleOf } from './titles-of'

test('an entry is called by its title in the language of the interface, or in one that it has', () => {
  const called = (values: Record<string, Record<string, string>>, language: string) =>
    titleOf(collections.news, { id: 'shifts', values }, language)
  const both = { en: { title: 'Shift work' }, de: { title: 'Schichtarbeit' } }
  expect(called(both, 'de')).toBe('Schichtarbeit')
  expect(called(both, 'en')).toBe('Shift work')
  expect(called({ ...both, de: { title: '' } }, 'de')).toBe('Shift work')
  expect(called({ en: {}, de: {} }, 'de')).toBe('shifts')
})
