/** Error pages: what was meant, and in which language the answer comes. */
import { closestPages, suggestionCount } from './closest-pages'
import { answerInLanguageOfPath, type Loader } from './not-found-language'

const pages = [
  '/products',
  '/products/taktgeber',
  '/products/lotse',
  '/about/team',
  '/news',
  '/contact',
  '/imprint',
].map((href) => ({ label: href, href, external: false }))

test.each([
  ['/prodcuts', '/products'],
  ['/products/taktgebr', '/products/taktgeber'],
  ['/team', '/about/team'],
  ['/Contact?x=1', '/contact'],
  ['/impressum', '/imprint'],
])('%s probably means %s', (address, href) => expect(closestPages(address, pages)[0]?.href).toBe(href))

test('nothing is offered for an address that is like no page', () => {
  expect(closestPages('/wp-login-0815.php', pages)).toEqual([])
  expect(closestPages('/products/x', pages).length).toBeLessThanOrEqual(suggestionCount)
})

const loader = (): Loader => ({
  loadPage: async (path) => ({
    page: { path: path.endsWith('.html') || path === '/about' ? path : '/404.html' },
  }),
  loadPageSync: (path) => ({
    page: { path: path.endsWith('.html') || path === '/about' ? path : '/404.html' },
  }),
})

test.each([
  ['/de/nope', '/de/404.html'],
  ['/nope', '/404.html'],
  ['/about', '/about'],
])('R124: %s is answered with %s', async (address, page) => {
  const wrapped = loader()
  answerInLanguageOfPath(wrapped)
  expect((await wrapped.loadPage(address))?.page?.path).toBe(page)
  expect(wrapped.loadPageSync(address)?.page?.path).toBe(page)
})
