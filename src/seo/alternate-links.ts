/** A page's alternates in other languages, for its head and the sitemap. */
import type { Alternates } from '../page/types'
import { defaultLocale, locales } from '../site/locales'

/**
 * Returns pairs of `hreflang` and absolute address: each language with and without its region, then `x-default`, the
 * default language (R102). Languages without the page are left out; `origin` has no trailing slash.
 */
export function alternateLinks(
  alternates: Alternates,
  origin: string,
): readonly (readonly [hrefLang: string, address: string])[] {
  const named = [
    ...locales.flatMap(({ code, iso }) =>
      [code, iso].map((hrefLang) => [hrefLang, alternates[code]] as const),
    ),
    ['x-default', alternates[defaultLocale]] as const,
  ]
  return named.flatMap(([hrefLang, path]) => (path ? [[hrefLang, origin + path] as const] : []))
}
