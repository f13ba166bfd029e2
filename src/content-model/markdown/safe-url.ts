/** Allowed link targets, decided on the normalized text (to catch encoded or broken-up schemes). */

/** The allowed schemes of links; everything else except site paths and fragments is rejected. */
const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'] as const

/** Removes control characters and white space, which browsers ignore in a scheme. */
function cleaned(target: string): string {
  return target.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')
}

export type UrlKind = 'site' | 'fragment' | 'external' | 'unsafe'

/**
 * Classifies a link target: `site` (`/path`), `fragment` (`#id`), `external` (an allowed scheme), or
 * `unsafe` (any other scheme, protocol-relative addresses, backslashes).
 */
export function urlKind(target: string): UrlKind {
  const text = cleaned(target)
  if (/^[/\\]{2}|\\/.test(text)) return 'unsafe'
  if (text.startsWith('#')) return 'fragment'
  if (text.startsWith('/')) return 'site'
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase()
  return allowedSchemes.some((allowed) => allowed === scheme) ? 'external' : 'unsafe'
}
