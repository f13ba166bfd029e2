/** Error pages that a server sends instead of a page's data, or instead of the document. */
import { defaultLocale, type LocaleCode } from '../../site/locales'
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

/**
 * Wraps the loader once, before the first page is loaded. If the host serves an error page at an address, Gatsby would
 * ask for that address's data: in vain, twice, and with errors in the console, or it would be another page's. The error
 * page's own data is used for the address until another page is loaded.
 * @param shown the page of the HTML, by Gatsby's name for it, and the path of the address
 */
export function keepErrorPage(loader: Loader, shown: { page: string | undefined; path: string }): void {
  const [, status] = /\/(404|500)(?:\.html)?$/.exec(shown.page ?? '') ?? []
  if (!status) return
  const fileIn = (locale: LocaleCode) =>
    `${pathOf(status === '404' ? 'not-found' : 'server-error', locale)}.html`
  const { loadPage, loadPageSync } = loader
  const rename = renamed(fileIn(defaultLocale))
  const file = fileIn(localeOfPath(shown.path))
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
