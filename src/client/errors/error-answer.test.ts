/** Pages, and page data, for which a broken server sends the error page. */
import type { Loader } from '../not-found/not-found-language'
import { keepErrorPage, refuseErrorPage } from './error-answer'

/** A loader that returns the page at `path` for every address. */
function loaderOf(path: string): Loader {
  const page = { page: { path } }
  const loader: Loader = { loadPage: () => Promise.resolve(page), loadPageSync: () => page }
  refuseErrorPage(loader)
  return loader
}

test.each([
  ['/imprint', '/500.html', undefined],
  ['/de/impressum', '/500', undefined],
  ['/imprint', '/imprint', '/imprint'],
  ['/imprint', '/404.html', '/404.html'],
  ['/500.html', '/500.html', '/500.html'],
  ['/500', '/500.html', '/500.html'],
])('BLD-17: %s, answered with %s, is %s', async (asked, answered, expected) => {
  expect((await loaderOf(answered).loadPage(asked))?.page?.path).toBe(expected)
})

describe('a document that contains the error page', () => {
  const pathsOf = async (document: string, address: string, asked: readonly string[]) => {
    const pageAt = (path: string) => ({ page: { path } })
    const loader: Loader = { loadPage: (path) => Promise.resolve(pageAt(path)), loadPageSync: pageAt }
    keepErrorPage(loader, { page: document, path: address })
    const paths: unknown[] = []
    for (const path of asked) {
      paths.push([(await loader.loadPage(path))?.page?.path, loader.loadPageSync(path)?.page?.path])
    }
    return paths
  }

  test.each([
    ['/500.html', '/500'],
    ['/500.html', '/about'],
    ['/500.html', '/de/500'],
    ['/500.html', '/de/kontakt'],
    ['/404.html', '/nope'],
    ['/404.html', '/de/nichts'],
  ])('keeps %s at %s', async (name, address) => {
    expect(await pathsOf(name, address, [address, `${address}?a=1`])).toEqual([
      [name, name],
      [name, name],
    ])
  })

  test('releases the address once another page has been visited', async () => {
    expect(await pathsOf('/500.html', '/about', ['/about', '/', '/about'])).toEqual([
      ['/500.html', '/500.html'],
      ['/', '/'],
      ['/about', '/about'],
    ])
  })

  test.each([
    ['/500.html', '/de/500.html'],
    ['/404.html', '/de/404.html'],
  ])('%s is used in the language of the address', async (shown, file) => {
    const asked: string[] = []
    const loader: Loader = {
      loadPage: (path) => Promise.resolve({ page: { path: (asked.push(path), path) } }),
      loadPageSync: () => undefined,
    }
    keepErrorPage(loader, { page: shown, path: '/de/kontakt' })
    await loader.loadPage('/de/kontakt')
    expect(asked).toEqual([file])
  })

  test('leaves other pages alone', async () => {
    expect(await pathsOf('/about', '/about', ['/about'])).toEqual([['/about', '/about']])
  })
})
