/** The routes table: every address of the site, and the one place that says so. */
import type { CollectionName } from './collection-names'
import { localeCodes, type PerLocale } from './locales'

type Route = {
  /** The page component in `src/templates`, one script chunk each. */
  readonly template:
    'page' | 'news' | 'tag' | 'article' | 'product' | 'service' | 'contact' | 'own-page' | 'error'
  /** Address per language, without language prefix and without slashes at either end; the home page is ''. */
  readonly paths: PerLocale<string>
  /** The route above this one in the breadcrumb; absent: the home page. */
  readonly parent?: string
  /** Detail routes: one page for each entry, at `paths` + '/' + the entry's slug. */
  readonly entries?: CollectionName
  /** Its entries are pages that editors make: their addresses continue those of other pages (own-pages.ts). */
  readonly own?: true
  /** Further full addresses that answer with the page (A2); canonical stays the main one. */
  readonly aliases?: PerLocale<readonly string[]>
  /** Not for search engines and not in the sitemap. */
  readonly noindex?: true
  /** Answers of the server for an error: no address of its own that anybody should link to. */
  readonly status?: 404 | 500
}

/** The collection of the pages that editors make. */
export const ownPages = 'own-pages'

/** Paths and aliases of every route (R3 to R20, A1, A2). */
export const routes = {
  home: { template: 'page', paths: { en: '', de: '' } },
  products: { template: 'page', paths: { en: 'products', de: 'produkte' } },
  product: {
    template: 'product',
    paths: { en: 'products', de: 'produkte' },
    parent: 'products',
    entries: 'products',
  },
  services: { template: 'page', paths: { en: 'services', de: 'services' } },
  service: {
    template: 'service',
    paths: { en: 'services', de: 'services' },
    parent: 'services',
    entries: 'services',
  },
  about: { template: 'page', paths: { en: 'about', de: 'ueber-uns' } },
  philosophy: {
    template: 'page',
    paths: { en: 'about/philosophy', de: 'ueber-uns/philosophie' },
    parent: 'about',
  },
  team: { template: 'page', paths: { en: 'about/team', de: 'ueber-uns/team' }, parent: 'about' },
  partner: { template: 'page', paths: { en: 'about/partner', de: 'ueber-uns/partner' }, parent: 'about' },
  jobs: { template: 'page', paths: { en: 'about/jobs', de: 'ueber-uns/jobs' }, parent: 'about' },
  news: { template: 'news', paths: { en: 'news', de: 'news' } },
  article: { template: 'article', paths: { en: 'news', de: 'news' }, parent: 'news', entries: 'news' },
  tag: {
    template: 'tag',
    paths: { en: 'news/topics', de: 'news/themen' },
    parent: 'news',
    entries: 'tags',
  },
  contact: {
    template: 'contact',
    paths: { en: 'contact', de: 'kontakt' },
    aliases: {
      en: ['/en/contact', '/___contact', '/en/___contact'],
      de: ['/de/___contact', '/de/contact'],
    },
  },
  'contact-sent': {
    template: 'page',
    paths: { en: 'contact/sent', de: 'kontakt/gesendet' },
    parent: 'contact',
    noindex: true,
  },
  search: { template: 'page', paths: { en: 'search', de: 'suche' }, noindex: true },
  imprint: { template: 'page', paths: { en: 'imprint', de: 'impressum' } },
  privacy: { template: 'page', paths: { en: 'privacy', de: 'datenschutz' } },
  accessibility: { template: 'page', paths: { en: 'accessibility', de: 'barrierefreiheit' } },
  'own-page': { template: 'own-page', paths: { en: '', de: '' }, entries: ownPages, own: true },
  'not-found': { template: 'error', paths: { en: '404', de: '404' }, noindex: true, status: 404 },
  'server-error': { template: 'error', paths: { en: '500', de: '500' }, noindex: true, status: 500 },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof routes

export const routeIds = Object.keys(routes) as RouteId[]

/** Returns a route's facts with its optional parts. */
export function routeOf(id: RouteId): Route {
  return routes[id]
}

/** Returns whether a text is a route id. */
export function isRouteId(value: unknown): value is RouteId {
  return typeof value === 'string' && Object.hasOwn(routes, value)
}

/** The detail route of a collection whose entries have pages, else undefined. */
export function entryRouteOf(collection: string): RouteId | undefined {
  return routeIds.find((id) => routeOf(id).entries === collection)
}

/** Routes with one page per language (not one per entry). */
export const singleRouteIds: readonly RouteId[] = routeIds.filter((id) => !routeOf(id).entries)

/** Articles on one page of a list of news; older ones follow on `/news/page/2` (design, "News"). */
export const articlesPerPage = 6

/** The path part between a list of news and the number of a further page. */
export const pagingSegment: PerLocale<string> = { en: 'page', de: 'seite' }

/** Entry slugs that would take an address the site itself needs. */
export const reservedSlugs: readonly string[] = [
  'admin',
  'api',
  'builds',
  'downloads',
  'media',
  'page-data',
  'static',
  '404',
  '500',
  ...Object.values(pagingSegment),
  // Topics are below the news list, beside its articles.
  ...Object.values(routes.tag.paths).map((path) => path.slice(path.lastIndexOf('/') + 1)),
]

/** Words with which the address of an editor's page cannot begin: files and languages lie there. */
export const reservedBeginnings: readonly string[] = [
  ...reservedSlugs,
  ...localeCodes,
  'fonts',
  'pagefind',
  'social',
  'videos',
]
