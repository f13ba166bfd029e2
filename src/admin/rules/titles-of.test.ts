/** Titles of entries in the interface. */
import { collections } from '../../content-model'
import type { SiteContent } from '../../entries/site-content'
import { titleOf, titlesOf } from './titles-of'

test('an entry is named by its title in the interface language, or in another one that it has', () => {
  const called = (values: Record<string, Record<string, string>>, language: string) =>
    titleOf(collections.news, { id: 'shifts', values }, language)
  const both = { en: { title: 'Shift work' }, de: { title: 'Schichtarbeit' } }
  expect(called(both, 'de')).toBe('Schichtarbeit')
  expect(called(both, 'en')).toBe('Shift work')
  expect(called({ ...both, de: { title: '' } }, 'de')).toBe('Shift work')
  expect(called({ en: {}, de: {} }, 'de')).toBe('shifts')
})

test('entries are listed in each interface language', () => {
  const news = ['shifts', 'stock'].map((id) => ({
    id,
    values: { en: { title: `English ${id}` }, de: { title: `Deutsch ${id}` } },
  }))
  const content = { entries: { news } } as unknown as SiteContent
  expect(titlesOf(content, () => true)).toEqual({
    en: 'English shifts, English stock',
    de: 'Deutsch shifts, Deutsch stock',
  })
  expect(titlesOf(content, () => false)).toBeUndefined()
})
