/** Where pages have counterparts in other languages, and where the language switch leads otherwise. */
import { placeOfEntry, placeOfFurtherPage, type PagePlace } from './page-place'
import { readableContent } from './site-content'

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

describe('a custom page that exists in German only', () => {
  const text = (title: string, more: object = {}) => ({ title, menuTitle: title, ...more })
  const both = (title: string) => ({ en: text(title), de: text(title) })
  const german = (title: string, more: object = {}) => ({ de: text(title, { onlyIn: 'de', ...more }) })
  /** As the editor writes it: the other language's file holds the shared fields. */
  const withEmptyFile = { en: { onlyIn: 'de' }, ...german('Oben') }
  const content = readableContent({
    entries: {
      pages: [
        { id: 'home', values: both('Home') },
        { id: 'about', values: both('About') },
      ],
      'own-pages': [
        { id: 'top', values: withEmptyFile },
        { id: 'below-fixed', values: german('Presse', { above: 'about' }) },
        { id: 'fair', values: both('Messe') },
        { id: 'below-own', values: german('Anfahrt', { above: 'own-pages/fair' }) },
        { id: 'deep', values: german('Parken', { above: 'own-pages/below-own' }) },
      ],
    },
    bytes: {},
    videos: {},
  })

  test.each([
    ['top', '/de/top', '/'],
    ['below-fixed', '/de/ueber-uns/below-fixed', '/about'],
    ['below-own', '/de/fair/below-own', '/fair'],
    ['deep', '/de/fair/below-own/deep', '/fair'],
  ])('%s: the switch leads to the nearest ancestor that exists in English', (id, path, parent) => {
    const entry = content.one('own-pages', id)
    if (!entry) throw new Error(id)
    const place = placeOfEntry('own-page', entry, 'de', content)
    expect(place.path).toBe(path)
    expect(place.alternates).toEqual({ en: undefined, de: path })
    expect(place.switchTo).toEqual({ en: parent, de: path })
    expect(place.breadcrumb.at(-1)?.href).toBe(path)
  })
})
