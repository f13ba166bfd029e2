/** The pages that a link field offers: what is written into content, and the page's name. */
import type { EditorIndex } from '../../page-data/editor-index'
import { isRouteId, routeOf } from '../../site/routes'

type Target = { target: string; label: string }

/** Pages by route id, entries as `collection/entry`; pages that nobody links to are left out. */
export function linkTargets({ places }: EditorIndex): Target[] {
  return Object.entries(places).flatMap(([key, place]) => {
    const label = place.breadcrumb.map((crumb) => crumb.label).join(' › ')
    if (!key.startsWith('pages/')) return [{ target: key, label }]
    const id = key.slice('pages/'.length)
    return isRouteId(id) && !routeOf(id).noindex ? [{ target: id, label }] : []
  })
}
