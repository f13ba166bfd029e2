/** The 404 page in the language of the address: Gatsby's loader knows only one, `/404.html`. */
import { defaultLocale } from '../../site/locales'
import { localeOfPath, pathOf } from '../../site/paths'

export type Page = { page?: { path?: string } } | undefined
/** The part of Gatsby's loader that is wrapped; Gatsby itself calls the same object. */
export type Loader = {
  loadPage: (path: string) => Promise<Page>
  loadPageSync: (path: string, options?: object) => Page
}

const notFound = (locale: Parameters<typeof pathOf>[1]) => `${pathOf('not-found', locale)}.html`

/** The path of the 404 page that belongs to an address, or undefined if Gatsby's choice is right. */
function betterPage(path: string, page: Page): string | undefined {
  const locale = localeOfPath(path)
  const isFallback = page?.page?.path === notFound(defaultLocale) && path !== notFound(defaultLocale)
  return isFallback && locale !== defaultLocale ? notFound(locale) : undefined
}

/**
 * Gatsby's router matches any address only to pages with its own names (`/404.html`), so a page with another name is
 * shown under one of those. One object per page: Gatsby compares by identity.
 */
export function renamed(path: string): (page: Page) => Page {
  const made = new WeakMap<object, Page>()
  return (page) => {
    if (!page?.page) return page
    const found = made.get(page) ?? { ...page, page: { ...page.page, path } }
    made.set(page, found)
    return found
  }
}

/** Wraps the loader once, before the first page is loaded: `/de/nope` gets the German page and its data. */
export function answerInLanguageOfPath(loader: Loader): void {
  const { loadPage, loadPageSync } = loader
  const underGatsbysName = renamed(notFound(defaultLocale))
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    const better = betterPage(path, page)
    return better ? underGatsbysName(await loadPage(better)) : page
  }
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options)
    const better = betterPage(path, page)
    return better ? underGatsbysName(loadPageSync(better, options)) : page
  }
}
