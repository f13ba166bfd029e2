/** Editors' own pages as entries: where they are in the tree of pages, and their whole addresses. */
import { translatedText, translationOf } from '../content-model/translated'
import { localeCodes, localeOf, perLocale } from '../site/locales'
import { pathOfOwnPage, type OwnPage } from '../site/own-pages'

/** As much of an entry as its place in the tree of pages is read from. */
type Written = {
  readonly slug: string
  readonly above?: unknown
  readonly onlyIn?: unknown
  readonly translations: readonly Readonly<Record<string, unknown>>[]
}

/** Reads the place of a page from its entry: a page in one language only has no address in the others. */
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
 * Takes pages as they are written. Returns them with whole addresses in place of their own parts of them, each in the
 * languages that it has.
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
