/** Server errors: for a page's data, and for the document itself. */
import { defaultLocale } from '../../site/locales'
import { localeOfPath, pathOf } from '../../site/paths'
import { renamed, type Loader, type Page } from '../not-found/not-found-language'

const isErrorPage = (path = ''): boolean => /\/500(\.html)?$/.test(path)

/**
 * Wraps the loader once, before the first page is loaded: an error page that was not requested counts as a failed load.
 * So the HTML of a page with broken data is left unchanged, and a link to it loads the document.
 */
export function refuseErrorPage(loader: Loader): void {
  const { loadPage } = loader
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    return isErrorPage(page?.page?.path) && !isErrorPage(path) ? undefined : page
  }
}

const errorFile = (locale: Parameters<typeof pathOf>[1]) => `${pathOf('server-error', locale)}.html`

/**
 * Wraps the loader once, before the first page is loaded. If the host serves the error page at an address, Gatsby would
 * treat that address's data as the HTML's, be it another page's or, at /500, the 404 page's. The error page's own data
 * is used for the address until another page is loaded.
 * @param shown the page of the HTML, by Gatsby's name for it, and the path of the address
 */
export function keepErrorPage(loader: Loader, shown: { page: string | undefined; path: string }): void {
  if (!isErrorPage(shown.page)) return
  const { loadPage, loadPageSync } = loader
  const rename = renamed(errorFile(defaultLocale))
  const file = errorFile(localeOfPath(shown.path))
  let active = true
  const isShown = (path: string): boolean => active && path.split(/[?#]/)[0] === shown.path
  loader.loadPage = async (path): Promise<Page> => {
    if (isShown(path)) return rename(await loadPage(file))
    active = false
    return loadPage(path)
  }
  loader.loadPageSync = (path, options) =>
    isShown(path) ? rename(loadPageSync(file, options)) : loadPageSync(path, options)
}
