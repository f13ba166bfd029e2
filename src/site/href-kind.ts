/** Distinguishes links to the site's pages, to its files, to other sites, and the rest. */

export type HrefKind = 'page' | 'file' | 'external' | 'plain'

/**
 * Takes a link target and returns its kind: `page` (a path of a page), `file` (a path whose last part has an
 * extension), `external` (http, https or protocol-relative), `plain` (fragment, mailto, tel).
 */
export function kindOfHref(href: string): HrefKind {
  if (/^(https?:)?\/\//i.test(href)) return 'external'
  if (!href.startsWith('/')) return 'plain'
  const path = href.replace(/[?#].*$/, '')
  return /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page'
}
