/** Addresses: every required page in both languages, aliases, and internal links in content. */
import { locales } from './locales'
import { aliasesOf, localeOfPath, listPagePath, parseSiteLink, pathOf, routeName, withPrefix } from './paths'
import { routeIds, type RouteId } from './routes'

/** The fifteen page types (R3 to R17), English without prefix (A1), the contact page by A2. */
const rows: [RouteId, string, string][] = [
  ['home', '/', '/de'],
  ['contact', '/contact', '/de/kontakt'],
  ['about', '/about', '/de/ueber-uns'],
  ['jobs', '/about/jobs', '/de/ueber-uns/jobs'],
  ['partner', '/about/partner', '/de/ueber-uns/partner'],
  ['philosophy', '/about/philosophy', '/de/ueber-uns/philosophie'],
  ['team', '/about/team', '/de/ueber-uns/team'],
  ['imprint', '/imprint', '/de/impressum'],
  ['news', '/news', '/de/news'],
  ['article', '/news/a', '/de/news/a'],
  ['privacy', '/privacy', '/de/datenschutz'],
  ['products', '/products', '/de/produkte'],
  ['product', '/products/a', '/de/produkte/a'],
  ['services', '/services', '/de/services'],
  ['service', '/services/a', '/de/services/a'],
]

test.each(rows)('%s', (id, en, de) => {
  const slug = en.endsWith('/a') ? 'a' : undefined
  expect(pathOf(id, 'en', slug)).toBe(en)
  expect(pathOf(id, 'de', slug)).toBe(de)
})

test('R18, R19: English also answers under /en, German is always under /de', () => {
  for (const id of routeIds) {
    expect(pathOf(id, 'de')).toMatch(/^\/de(\/|$)/)
    const path = pathOf(id, 'en')
    expect(aliasesOf(id, 'en', path)).toContain(path === '/' ? '/en' : `/en${path}`)
  }
})

test('A2: aliases of the contact page', () => {
  expect(aliasesOf('contact', 'en', '/contact').sort()).toEqual([
    '/___contact',
    '/en/___contact',
    '/en/contact',
  ])
  expect(aliasesOf('contact', 'de', '/de/kontakt').sort()).toEqual(['/de/___contact', '/de/contact'])
})

test('R20: no address ends in a slash, except the root', () => {
  for (const id of routeIds) for (const { code } of locales) expect(pathOf(id, code)).toMatch(/^\/$|[^/]$/)
  expect(withPrefix('en', '')).toBe('/')
  expect(listPagePath('/de/news', 'de', 1)).toBe('/de/news')
  expect(listPagePath('/de/news', 'de', 2)).toBe('/de/news/seite/2')
})

test('R90: route names', () => expect(routeName('about', 'de')).toBe('about___de'))

test.each([
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/DE/x', 'de'],
  ['/EN/x', 'en'],
  ['/deutsch', 'en'],
  ['/dex', 'en'],
  ['/', 'en'],
])('language of %s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale))

const findEntry = (collection: string, slug: string) =>
  collection === 'services' && ['consulting', 'beratung'].includes(slug) ? 'consulting' : undefined

test.each([
  ['contact', { route: 'contact', suffix: '' }],
  ['/contact#form', { route: 'contact', suffix: '#form' }],
  ['/de/kontakt?x=1', { route: 'contact', suffix: '?x=1' }],
  ['/en/about', { route: 'about', suffix: '' }],
  ['/', { route: 'home', suffix: '' }],
  ['/de', { route: 'home', suffix: '' }],
  ['services/consulting', { route: 'service', entry: 'consulting', suffix: '' }],
  ['/services/consulting#faq', { route: 'service', entry: 'consulting', suffix: '#faq' }],
  ['/de/services/beratung', { route: 'service', entry: 'consulting', suffix: '' }],
  ['/services/nobody', undefined],
  ['nowhere', undefined],
  ['service', undefined],
])('a link in content: %s', (link, expected) => expect(parseSiteLink(link, findEntry)).toEqual(expected))
