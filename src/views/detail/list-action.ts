/** The link from an entry back to its list. */
import type { Action, PageMeta } from '../../page/types'

/** Takes the page's metadata and the link's text; links to the page above this one. */
export function listAction(meta: PageMeta, label: string): Action {
  return { label, href: meta.breadcrumb.at(-2)?.href ?? '/', external: false }
}
