/** The pages that a link field offers: what is written into content, and the page's name. */
import { entriesOf } from '../../gatsby/entry-index'
import { placeOfEntry, placeOfRoute } from '../../gatsby/page-place'
import { nodesOf, type SiteContent } from '../../page-data/from-entry/site-content'
import type { LocaleCode } from '../../site/locales'
import { routeIds, routeOf } from '../../site/routes'

export type Target = { target: string; label: string }

const trail = (crumbs: readonly { label: string }[]) => crumbs.map(({ label }) => label).join(' › ')

/** Pages by route id, entries as `collection/entry`; pages that nobody links to are left out. */
export function linkTargets(content: SiteContent, locale: LocaleCode): Target[] {
  const getNodes = nodesOf(content)
  return routeIds.flatMap((id) => {
    const { entries, noindex } = routeOf(id)
    if (noindex) return []
    if (!entries) return [{ target: id, label: trail(placeOfRoute(id, locale, getNodes).breadcrumb) }]
    return entriesOf(entries, getNodes).map((entry) => ({
      target: `${entries}/${entry.slug}`,
      label: trail(placeOfEntry(id, entry, locale, getNodes).breadcrumb),
    }))
  })
}
