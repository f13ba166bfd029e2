/** The entries of a collection in their order. */
import { contentOf } from './content'

test('entries are in the same order on a machine in any language', () => {
  const { localeCompare } = String.prototype
  jest.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
    this: string,
    other: string,
    locale: Intl.LocalesArgument = 'da',
  ) {
    return localeCompare.call(this, other, locale)
  })
  // Danish sorts “aa” as “å”, after “z”.
  const entries = ['zeta', 'aachen'].map((slug) => ({ id: slug, slug, date: '2026-01-01', translations: [] }))
  const sorted = contentOf(() => entries).all('news')
  jest.restoreAllMocks()
  expect(sorted.map(({ slug }) => slug)).toEqual(['aachen', 'zeta'])
})
