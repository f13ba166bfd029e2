/** Classifies links: pages, files, external sites, and the rest. */

export type HrefKind = 'page' | 'file' | 'external' | 'plain'

/**
 * Returns the kind of a link target: `page` (a path of a page), `file` (a path with a file extension), `external`
 * (http, https or protocol-relative), `plain` (fragment, mailto, tel).
 */
export function kindOfHref(href: string): HrefKind {
  if (/^(https?:)?\/\//i.test(href)) return 'external'
  if (!href.startsWith('/')) return 'plain'
  const path = href.replace(/[?#].*$/, '')
  return /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page'
}
