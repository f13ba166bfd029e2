/** The way from an entry back to the list of all. */
import type { Action, PageMeta } from '../../page/types'

/** Takes the page's facts and the words of the link; leads to the step above this page. */
export function listAction(meta: PageMeta, label: string): Action {
  return { label, href: meta.breadcrumb.at(-2)?.href ?? '/', external: false }
}
