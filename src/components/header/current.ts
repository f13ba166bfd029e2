/** Tells which entries of a menu stand for the page that is shown. */
import type { PageMeta } from '../../page/types'

/** The value of `aria-current` for a link: `page` for this page, `true` for one above it, else undefined. */
export function currentOf(href: string, meta: PageMeta): 'page' | 'true' | undefined {
  if (href === meta.path) return 'page'
  return meta.breadcrumb.slice(1).some((step) => step.href === href) ? 'true' : undefined
}
