/** A server that breaks while it answers for a page's data: Gatsby takes its own error page for the page. */
import type { Loader } from '../not-found/not-found-language'

const isErrorPage = (path = ''): boolean => /\/500(\.html)?$/.test(path)

/**
 * Wraps the loader once, before the first page is loaded: an error page that nobody has asked for counts as lost.
 * So the HTML of a page whose data alone is broken stays as it is, and a link to it loads the document.
 */
export function refuseErrorPage(loader: Loader): void {
  const { loadPage } = loader
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    return isErrorPage(page?.page?.path) && !isErrorPage(path) ? undefined : page
  }
}
