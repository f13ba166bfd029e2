/** Converts routes to addresses and back: prefixes, entry pages, aliases, and internal links in content. */
import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from './locales'
import {
  entryRouteOf,
  isRouteId,
  pagingSegment,
  routeIds,
  routeOf,
  singleRouteIds,
  type RouteId,
} from './routes'

/** The separator between base name and locale code in a route name (R90). */
export const routeNameSeparator = '___'

/** `about` and `de` give `about___de`. */
export function routeName(id: RouteId, locale: LocaleCode): string {
  return `${id}${routeNameSeparator}${locale}`
}

/** Adds the language prefix to a path: every language but the default has one (prefix_except_default). */
export function withPrefix(locale: LocaleCode, path: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return path ? `${prefix}/${path}` : prefix || '/'
}

/** The address of a route, or of one of its entries: `pathOf('product', 'de', 'lotse')` → `/de/produkte/lotse`. */
export function pathOf(id: RouteId, locale: LocaleCode, slug?: string): string {
  const path = routeOf(id).paths[locale]
  return withPrefix(locale, [path, slug].filter(Boolean).join('/'))
}

/** The results page for a query; `kind` filters it. */
export function searchPath(locale: LocaleCode, query: string, kind?: string): string {
  return `${pathOf('search', locale)}?${new URLSearchParams({ q: query, ...(kind && { kind }) }).toString()}`
}

/** The address of page `page` of a list (`/news` → `/news/page/2`); page 1 is the list itself. */
export function listPagePath(list: string, locale: LocaleCode, page: number): string {
  return page === 1 ? list : `${list}/${pagingSegment[locale]}/${page}`
}

/** Alias addresses of the page: the default language with a prefix (A1), and the aliases of the routes table (A2). */
export function aliasesOf(id: RouteId, locale: LocaleCode, path: string): string[] {
  const prefixed = locale === defaultLocale ? [path === '/' ? `/${locale}` : `/${locale}${path}`] : []
  const own = routeOf(id).aliases?.[locale] ?? []
  return [...new Set([...prefixed, ...own])].filter((alias) => alias !== path)
}

/** The language of an address: its first segment, else the default (docs/spec/addresses.md#prefixes). */
export function localeOfPath(path: string): LocaleCode {
  const first = path.split('/')[1]?.toLowerCase()
  return isLocaleCode(first) ? first : defaultLocale
}

/** The page of an internal link: a route, with the entry's file name if it has entries. */
export type PageTarget = { route: RouteId; entry?: string }

/** Splits a text into path, query and fragment (`suffix` keeps `?` and `#`). */
function splitSuffix(target: string): { path: string; suffix: string } {
  const at = target.search(/[?#]/)
  return at < 0 ? { path: target, suffix: '' } : { path: target.slice(0, at), suffix: target.slice(at) }
}

/** Finds the entry's file name for a slug in any language. */
export type FindEntry = (collection: string, slug: string) => string | undefined

/**
 * Parses an internal link as editors write it: a route id (`contact`), `collection/entry`, or a path in any language.
 * Returns undefined if it is not a page of this site. `suffix` is the query and fragment.
 */
export function parseSiteLink(
  link: string,
  findEntry: FindEntry,
): (PageTarget & { suffix: string }) | undefined {
  const { path, suffix } = splitSuffix(link.trim())
  if (!path.startsWith('/')) {
    if (isRouteId(path)) return routeOf(path).entries ? undefined : { route: path, suffix }
    const [collection = '', entry, ...rest] = path.split('/')
    const route = entryRouteOf(collection)
    const found = entry && rest.length === 0 ? findEntry(collection, entry) : undefined
    return route && found ? { route, entry: found, suffix } : undefined
  }
  const target = parsePath(path, findEntry)
  return target && { ...target, suffix }
}

function parsePath(path: string, findEntry: FindEntry): PageTarget | undefined {
  const segments = path.split('/').filter(Boolean)
  if (isLocaleCode(segments[0])) segments.shift()
  const plain = segments.join('/')
  const single = singleRouteIds.find((id) =>
    localeCodes.some((locale) => routeOf(id).paths[locale] === plain),
  )
  if (single) return { route: single }
  const slug = segments.pop() ?? ''
  const parent = segments.join('/')
  for (const id of routeIds) {
    const { entries, paths, own } = routeOf(id)
    if (!entries || !(own || localeCodes.some((locale) => paths[locale] === parent))) continue
    // A custom page is found by its full address, and by its file name even after a move.
    const entry = own ? (findEntry(entries, plain) ?? findEntry(entries, slug)) : findEntry(entries, slug)
    if (entry) return { route: id, entry }
  }
  return undefined
}
