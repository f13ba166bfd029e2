/** Custom pages: each has a path segment per language and a parent page, whose address it extends. */
import type { LocaleCode, PerLocale } from './locales'
import type { PageTarget } from './paths'
import { isRouteId, ownPages, routeOf } from './routes'

/** The maximum number of segments in a page's address: deeper ones are rarely found or read. */
export const deepestPage = 4

/** `slugs`: the page's own path segment; absent in a language without the page. */
export type OwnPage = {
  readonly id: string
  readonly parent?: string | undefined
  readonly slugs: PerLocale<string | undefined>
}

export type FindOwnPage = (id: string) => OwnPage | undefined

/**
 * Parses a parent page: a route id or `own-pages/name`; empty means the home page. Undefined for anything else:
 * entries, external addresses, and error pages.
 */
export function readParent(parent: string | undefined): PageTarget | undefined {
  const text = parent?.trim() || 'home'
  if (isRouteId(text)) {
    const { entries, noindex } = routeOf(text)
    return entries || noindex ? undefined : { route: text }
  }
  const [folder, entry, ...rest] = text.split('/')
  return folder === ownPages && entry && rest.length === 0 ? { route: 'own-page', entry } : undefined
}

/** The page and its ancestors of the same kind, root first; undefined if the chain has a cycle or a missing page. */
export function lineOf(page: OwnPage, find: FindOwnPage): OwnPage[] | undefined {
  const line = [page]
  for (let above = readParent(page.parent); above?.entry; above = readParent(line[0]?.parent)) {
    const next = find(above.entry)
    if (!next || line.some(({ id }) => id === next.id)) return undefined
    line.unshift(next)
  }
  return line
}

/** Whether a page's chain of parents has a cycle. */
export function hasCycle(page: OwnPage, find: FindOwnPage): boolean {
  const seen = new Set<string>()
  for (let at: OwnPage | undefined = page; at;) {
    if (seen.has(at.id)) return true
    seen.add(at.id)
    const above = readParent(at.parent)
    at = above?.entry === undefined ? undefined : above.entry === page.id ? page : find(above.entry)
  }
  return false
}

/**
 * The address of a page in a language, without prefix and outer slashes: `about/press/photos`. Undefined if the page,
 * or an ancestor, does not exist in that language.
 */
export function pathOfOwnPage(page: OwnPage, locale: LocaleCode, find: FindOwnPage): string | undefined {
  const line = lineOf(page, find)
  const top = line?.[0] && readParent(line[0].parent)
  if (!line || !top) return undefined
  const parts = line.map(({ slugs }) => slugs[locale])
  if (parts.includes(undefined)) return undefined
  return [routeOf(top.route).paths[locale], ...parts].filter(Boolean).join('/')
}
