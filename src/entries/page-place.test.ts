/** Further pages of a list: their own address, their counterparts, and where there is none. */
import { placeOfFurtherPage, type PagePlace } from './page-place'

const list: PagePlace = {
  routeId: 'news',
  path: '/de/news',
  alternates: { en: '/news', de: '/de/news' },
  switchTo: { en: '/news', de: '/de/news' },
  breadcrumb: [],
  noindex: false,
  unpublished: false,
}

test('page 2 has its own address and names its counterpart', () => {
  const { path, alternates, switchTo } = placeOfFurtherPage(list, 'de', 2, () => 3)
  expect(path).toBe('/de/news/seite/2')
  expect(alternates).toEqual({ en: '/news/page/2', de: '/de/news/seite/2' })
  expect(switchTo).toEqual(alternates)
})

test('a language with a shorter list has no counterpart; the switch leads to its first page', () => {
  const { alternates, switchTo } = placeOfFurtherPage(list, 'de', 2, (locale) => (locale === 'en' ? 1 : 2))
  expect(alternates).toEqual({ en: undefined, de: '/de/news/seite/2' })
  expect(switchTo.en).toBe('/news')
})
