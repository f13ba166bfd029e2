/** Which link targets content may use, decided on the cleaned text (also for encoded or broken-up schemes). */

/** The schemes an editor's link may have; everything else is refused (site paths and fragments aside). */
export const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'] as const

/** Removes what browsers ignore inside a scheme: control characters and white space. */
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
