/** Data of pages that a broken server answers for. */
import type { Loader } from '../not-found/not-found-language'
import { refuseErrorPage } from './error-answer'

/** A loader that answers every address with the page at `path`. */
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
