/** The pages that a link field offers: what is written into content, and the page's name. */
import { placeOfEntry, placeOfRoute } from '../../entries/page-place'
import { readableContent, type SiteContent } from '../../entries/site-content'
import type { LocaleCode } from '../../site/locales'
import { routeIds, routeOf } from '../../site/routes'

export type Target = { target: string; label: string }

const trail = (crumbs: readonly { label: string }[]) => crumbs.map(({ label }) => label).join(' › ')

/** Pages by route id, entries as `collection/entry`; pages that nobody links to are left out. */
export function linkTargets(content: SiteContent, locale: LocaleCode): Target[] {
  const entries = readableContent(content)
  return routeIds.flatMap((id) => {
    const { entries: collection, noindex } = routeOf(id)
    if (noindex) return []
    if (!collection) return [{ target: id, label: trail(placeOfRoute(id, locale, entries).breadcrumb) }]
    return entries.all(collection).map((entry) => ({
      target: `${collection}/${entry.slug}`,
      label: trail(placeOfEntry(id, entry, locale, entries).breadcrumb),
    }))
  })
}
