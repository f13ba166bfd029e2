/** Addresses of entries and pages, and resolution of editors' links. */
import type { LocaleCode } from '../site/locales'
import { readParent } from '../site/own-pages'
import { parseSiteLink, pathOf, type PageTarget } from '../site/paths'
import { routeOf, type RouteId } from '../site/routes'
import { slugIn, type Content } from './content'

/** The address of a page in a language; falls back to the list of a missing entry, or the parent page. */
export function hrefOf(target: PageTarget, locale: LocaleCode, content: Content): string {
  const { entries, parent, own } = routeOf(target.route)
  if (!target.entry || !entries) return pathOf(target.route, locale)
  const entry = content.one(entries, target.entry)
  const slug = entry && slugIn(entry, locale)
  const above = own && entry ? readParent(String(entry['above'] ?? '')) : undefined
  if (!slug && above) return hrefOf(above, locale, content)
  return slug ? pathOf(target.route, locale, slug) : pathOf((parent ?? 'home') as RouteId, locale)
}

/** Resolves an editor's link to `{ href, external }`; undefined if it is dead. */
export function resolveLink(
  link: string,
  locale: LocaleCode,
  content: Content,
): { href: string; external: boolean } | undefined {
  if (/^(https?:|mailto:|tel:)/i.test(link)) return { href: link, external: true }
  if (/^(#|\/downloads\/|\/media\/)/.test(link)) return { href: link, external: false }
  const target = parseSiteLink(link, content.find)
  return target && { href: hrefOf(target, locale, content) + target.suffix, external: false }
}
