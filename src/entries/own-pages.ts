/** Custom pages as entries: their place in the page tree, and their full addresses. */
import { translatedText, translationOf } from '../content-model/translated'
import { localeCodes, localeOf, perLocale } from '../site/locales'
import { pathOfOwnPage, type OwnPage } from '../site/own-pages'

/** The fields of an entry that determine its place in the page tree. */
type Written = {
  readonly slug: string
  readonly above?: unknown
  readonly onlyIn?: unknown
  readonly translations: readonly Readonly<Record<string, unknown>>[]
}

/** Reads a page's place from its entry: a single-language page has no address in the others. */
function ownPageOf(entry: Written): OwnPage {
  const { slug: id, above, onlyIn } = entry
  return {
    id,
    ...(typeof above === 'string' && { parent: above }),
    slugs: perLocale((locale) => {
      const { iso } = localeOf(locale)
      const isThere = (!onlyIn || onlyIn === locale) && translationOf(entry, iso)
      return isThere ? translatedText(entry, 'slug', iso) || id : undefined
    }),
  }
}

/**
 * Takes pages as written. Returns them with full addresses instead of their own path segments, in each of their
 * languages.
 */
export function withWholeAddresses<E extends Written>(entries: readonly E[]): E[] {
  const pages = new Map(entries.map((entry) => [entry.slug, ownPageOf(entry)]))
  return entries.map((entry) => {
    const page = pages.get(entry.slug) ?? ownPageOf(entry)
    const translations = localeCodes.flatMap((locale) => {
      const slug = pathOfOwnPage(page, locale, (id) => pages.get(id))
      const written = translationOf(entry, localeOf(locale).iso)
      return slug && written ? [{ ...written, slug }] : []
    })
    return { ...entry, translations }
  })
}
