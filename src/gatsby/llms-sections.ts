/** The sections of llms.txt, from the same routes as the pages. */
import type { LlmsPage, LlmsSection } from '../seo/llms'
import { routeOf, type RouteId } from '../site/routes'
import type { BuiltPage } from './built-pages'

/** The page under which a route appears in the menu: `jobs` under `about`, `product` under `products`. */
function topOf(route: RouteId): RouteId {
  const { parent } = routeOf(route)
  return parent ? topOf(parent as RouteId) : route
}

const entryOf = ({ meta: { title, description, path } }: BuiltPage): LlmsPage => ({
  title,
  description,
  path,
})

/**
 * Takes the canonical pages of one language in the order of the routes. A page with others below it begins a section
 * named after it; all others are in the first section, named after the site. Further pages of lists are left out.
 */
export function llmsSections(pages: readonly BuiltPage[], siteName: string): LlmsSection[] {
  const known = pages.filter(({ meta }) => !isFurtherPage(meta.path, pages))
  const groups = new Map<RouteId, BuiltPage[]>()
  for (const page of known) {
    const top = topOf(page.meta.routeId)
    groups.set(top, [...(groups.get(top) ?? []), page])
  }
  const all = [...groups.values()]
  const single = all.filter(({ length }) => length === 1).flat()
  return [
    { heading: siteName, pages: single.map(entryOf) },
    ...all
      .filter(({ length }) => length > 1)
      .map((group) => ({
        heading: group[0]?.meta.breadcrumb.at(-1)?.label ?? '',
        pages: group.map(entryOf),
      })),
  ]
}

/** A page of a list after the first: its address continues that of another page of the same entry with a number. */
function isFurtherPage(path: string, pages: readonly BuiltPage[]): boolean {
  const list = /^(.*)\/[^/]+\/\d+$/.exec(path)?.[1]
  return list !== undefined && pages.some(({ meta }) => meta.path === list)
}
