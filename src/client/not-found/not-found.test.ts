/** Error pages: suggestions, and the language of the page. */
import { closestPages, suggestionCount, wordsOfAddress } from './closest-pages'
import { answerInLanguageOfPath, type Loader } from './not-found-language'

const pages = [
  '/products',
  '/products/taktgeber',
  '/products/lotse',
  '/about/team',
  '/news',
  '/contact',
  '/imprint',
  '/de',
  '/de/produkte/taktgeber',
].map((href) => ({ label: href, href, external: false }))

test.each([
  ['/prodcuts', '/products'],
  ['/products/taktgebr', '/products/taktgeber'],
  ['/team', '/about/team'],
  ['/Contact?x=1', '/contact'],
  ['/impressum', '/imprint'],
  ['/news/page/9', '/news'],
  ['/products/x', '/products'],
  ['/de/produkte/taktgebr', '/de/produkte/taktgeber'],
])('%s probably means %s', (address, href) => expect(closestPages(address, pages)[0]?.href).toBe(href))

test.each([
  ['/leistungen', ['/de/leistungen']],
  ['/leistungn', ['/de/leistungen']],
  ['/produkte', ['/de/produkte', '/products']],
  ['/prodcts', ['/products']],
])('%s in another language means %p', (address, hrefs) => {
  const german = ['/de/leistungen', '/de/produkte'].map((href) => ({
    label: href,
    href,
    external: false,
    lang: 'de' as const,
  }))
  const own = ['/products', '/news'].map((href) => ({ label: href, href, external: false }))
  expect(closestPages(address, [...own, ...german]).map(({ href }) => href)).toEqual(hrefs)
})

test('the same entry is not offered in two languages', () => {
  const german = { label: 'Taktgeber', href: '/de/produkte/taktgeber', external: false, lang: 'de' as const }
  const own = { label: 'Taktgeber', href: '/products/taktgeber', external: false }
  const offered = (address: string) => closestPages(address, [own, german]).map(({ href }) => href)
  expect(offered('/products/taktgebr')).toEqual([own.href])
  expect(offered('/de/produkte/taktgebr')[0]).toBe(german.href)
})

test('nothing is offered for an address unlike any page', () => {
  expect(closestPages('/wp-login-0815.php', pages)).toEqual([])
  expect(closestPages('/de/zzzz', pages)).toEqual([])
  expect(closestPages('/products/x', pages).length).toBeLessThanOrEqual(suggestionCount)
})

test.each([
  ['/de/produkte/takt-geber?x=1#y', 'produkte takt geber'],
  ['/old/index.html', 'old index'],
  ['/%E0%A4%A', ''],
  ['/ueber%20uns/%C3%9Cbersicht', 'ueber uns übersicht'],
  ['/', ''],
])('%s is searched for as “%s”', (address, words) => expect(wordsOfAddress(address)).toBe(words))

test('a page that is in two lists is offered once', () => {
  const twice = closestPages('/products/lotze', [...pages, ...pages])
  expect(twice.map(({ href }) => href)).toEqual([...new Set(twice.map(({ href }) => href))])
})

const gatsbysPage = (path: string) => ({
  page: { path: path.endsWith('.html') || path === '/about' ? path : '/404.html' },
})

test.each([
  ['/de/nope', '/de/404.html', '/404.html'],
  ['/nope', '/nope', '/404.html'],
  ['/about', '/about', '/about'],
])('R124: %s gets %s, under the name %s that Gatsby knows', async (address, page, name) => {
  const loadPage = jest.fn((path: string) => Promise.resolve(gatsbysPage(path)))
  const loadPageSync = jest.fn(gatsbysPage)
  const wrapped: Loader = { loadPage, loadPageSync }
  answerInLanguageOfPath(wrapped)
  expect((await wrapped.loadPage(address))?.page?.path).toBe(name)
  expect(wrapped.loadPageSync(address)?.page?.path).toBe(name)
  expect(loadPage).toHaveBeenLastCalledWith(page)
  expect(loadPageSync).toHaveBeenLastCalledWith(page, undefined)
})

test('R124: the same page is the same object, as Gatsby expects', () => {
  const page = gatsbysPage('/de/404.html')
  const wrapped: Loader = {
    loadPage: () => Promise.resolve(page),
    loadPageSync: (path) => (path.endsWith('.html') ? page : gatsbysPage(path)),
  }
  answerInLanguageOfPath(wrapped)
  expect(wrapped.loadPageSync('/de/nope')).toBe(wrapped.loadPageSync('/de/nope'))
})
