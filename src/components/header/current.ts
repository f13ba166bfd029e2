/** Decides which entries of a menu count as the current page. */
import type { PageMeta } from '../../page/types'

/** The value of `aria-current` for a link: `page` for this page, `true` for one above it, else undefined. */
export function currentOf(href: string, meta: PageMeta): 'page' | 'true' | undefined {
  if (href === meta.path) return 'page'
  return meta.breadcrumb.slice(1).some((step) => step.href === href) ? 'true' : undefined
}
