/** The routes table: the single source of every address of the site. */
import type { OwnCollectionFacts } from './collection-facts'
import type { CollectionName, OwnCollection } from './collection-names'
import { defaultLocale, localeCodes, perLocale, type PerLocale } from './locales'
import { addresses, pagingSegment } from './own/addresses'
import { ownCollections } from './own/collections'
import { fixedPages } from './own/pages'
import { without } from './own/without'

export { pagingSegment }

type Route = {
  /** The page component in `src/templates`, one script chunk each; pages with the contact form have their own. */
  readonly template:
    'page' | 'news' | 'tag' | 'article' | 'product' | 'entry' | 'contact' | 'own-page' | 'error'
  /** Path per language, without prefix and outer slashes; the home page is ''. */
  readonly paths: PerLocale<string>
  /** The parent route in the breadcrumb; default: the home page. */
  readonly parent?: string
  /** The collection that the page lists: without the collection there is no page. */
  readonly lists?: CollectionName
  /** Detail routes: one page per entry, at `paths` + '/' + the entry's slug. */
  readonly entries?: CollectionName
  /** Its entries are custom pages, whose addresses extend those of other pages (own-pages.ts). */
  readonly own?: true
  /** Alias addresses of the page (A2); canonical stays the main one. */
  readonly aliases?: PerLocale<readonly string[]>
  /** Excluded from search engines and the sitemap. */
  readonly noindex?: true
  /** Error pages: no address of their own to link to. */
  readonly status?: 404 | 500
}

/** Site-specific fixed pages, made of sections. */
const fixedRoutes = Object.fromEntries(
  Object.entries<Omit<Route, 'template'>>(fixedPages).map(([id, page]) => [
    id,
    { template: 'page', ...page },
  ]),
) as Record<keyof typeof fixedPages, Route>

/** The collection of custom pages. */
export const ownPages = 'own-pages'

const everywhere = (path: string): PerLocale<string> => perLocale(() => path)

type OwnRoute = OwnCollection | `${OwnCollection}-entry`

/** Site-specific collections with pages: the list page, and a page per entry. */
const ownRoutes = Object.fromEntries(
  Object.entries<OwnCollectionFacts>(ownCollections).flatMap(([name, { paths }]) =>
    paths
      ? [
          [name, { template: 'page', paths, lists: name }],
          [`${name}-entry`, { template: 'entry', paths, parent: name, entries: name }],
        ]
      : [],
  ),
) as Record<OwnRoute, Route>

/** Paths and aliases of every route (R3 to R20, A1, A2). */
export const routes = {
  home: { template: 'page', paths: everywhere('') },
  products: { template: 'page', paths: addresses.products, lists: 'products' },
  product: { template: 'product', paths: addresses.products, parent: 'products', entries: 'products' },
  services: { template: 'page', paths: addresses.services, lists: 'services' },
  service: { template: 'entry', paths: addresses.services, parent: 'services', entries: 'services' },
  about: { template: 'page', paths: addresses.about },
  philosophy: { template: 'page', paths: addresses.philosophy, parent: 'about' },
  team: { template: 'page', paths: addresses.team, parent: 'about', lists: 'team' },
  partner: { template: 'page', paths: addresses.partner, parent: 'about', lists: 'partners' },
  jobs: { template: 'page', paths: addresses.jobs, parent: 'about', lists: 'jobs' },
  news: { template: 'news', paths: addresses.news, lists: 'news' },
  article: { template: 'article', paths: addresses.news, parent: 'news', entries: 'news' },
  tag: { template: 'tag', paths: addresses.topics, parent: 'news', lists: 'news', entries: 'tags' },
  contact: {
    template: 'contact',
    paths: addresses.contact,
    aliases: perLocale((code) => [
      `/${code}/contact`,
      `/${code}/___contact`,
      ...(code === defaultLocale ? ['/___contact'] : []),
    ]),
  },
  'contact-sent': { template: 'page', paths: addresses.contactSent, parent: 'contact', noindex: true },
  search: { template: 'page', paths: addresses.search, noindex: true },
  imprint: { template: 'page', paths: addresses.imprint },
  privacy: { template: 'page', paths: addresses.privacy },
  accessibility: { template: 'page', paths: addresses.accessibility },
  ...fixedRoutes,
  ...ownRoutes,
  'own-page': { template: 'own-page', paths: everywhere(''), entries: ownPages, own: true },
  'not-found': { template: 'error', paths: everywhere('404'), noindex: true, status: 404 },
  'server-error': { template: 'error', paths: everywhere('500'), noindex: true, status: 500 },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof routes

/** Returns whether the site has a collection (own/without.ts). */
export const hasCollection = (name: string | undefined): boolean => !without.some((other) => other === name)

const allRouteIds = Object.keys(routes) as RouteId[]

/** The routes of this site, without those of disabled collections. */
export const routeIds = allRouteIds.filter(
  (id) => hasCollection(routeOf(id).lists) && hasCollection(routeOf(id).entries),
)

/** Returns a route's definition with its optional parts. */
export function routeOf(id: RouteId): Route {
  return routes[id]
}

/** Returns whether a text is a route id. */
export function isRouteId(value: unknown): value is RouteId {
  return routeIds.some((id) => id === value)
}

/** The detail route of a collection whose entries have pages, else undefined. */
export function entryRouteOf(collection: string): RouteId | undefined {
  return allRouteIds.find((id) => routeOf(id).entries === collection)
}

/** Routes with one page per language (not one per entry). */
export const singleRouteIds: readonly RouteId[] = routeIds.filter((id) => !routeOf(id).entries)

/** Articles per page of a news list; older ones follow on `/news/page/2` (design, "News"). */
export const articlesPerPage = 6

/** The editor's path. */
export const editorFolder = '/admin'

/** The path of the functions, on hosts that have them. */
export const apiFolder = '/api'

/** Slugs that would collide with the site's own addresses. */
export const reservedSlugs: readonly string[] = [
  editorFolder.slice(1),
  apiFolder.slice(1),
  'builds',
  'downloads',
  'media',
  'page-data',
  'static',
  '404',
  '500',
  ...Object.values(pagingSegment),
  // Topics are below the news list, like its articles.
  ...Object.values(addresses.topics).map((path) => path.slice(path.lastIndexOf('/') + 1)),
]

/** Reserved first segments of custom pages: files and languages use them. */
export const reservedBeginnings: readonly string[] = [
  ...reservedSlugs,
  ...localeCodes,
  'fonts',
  'pagefind',
  'social',
  'videos',
]
