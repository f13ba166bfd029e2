/** Custom pages in the known site: their full addresses and their descendants. */
import { localeCodes, perLocale, type LocaleCode } from '../site/locales'
import { lineOf, pathOfOwnPage, type FindOwnPage, type OwnPage } from '../site/own-pages'
import { ownPages } from '../site/routes'
import type { KnownEntry } from './known-site'

type FindEntry = (collection: string, id: string) => KnownEntry | undefined

/** Converts a known entry of the collection to a page in the tree. */
export function ownPageOf({ id, parent, onlyIn, slugs }: KnownEntry): OwnPage {
  const there = (locale: LocaleCode) => (onlyIn && onlyIn !== locale ? undefined : slugs[locale])
  return {
    id,
    parent,
    slugs: perLocale(there),
  }
}

/** Looks up pages of the tree among known entries. */
export function finder(find: FindEntry): FindOwnPage {
  return (id) => {
    const entry = find(ownPages, id)
    return entry && ownPageOf(entry)
  }
}

/** An entry's address below its route; a custom page's is the full path. Undefined if it has no page. */
export function partOf(
  collection: string,
  entry: KnownEntry,
  locale: LocaleCode,
  find: FindEntry,
): string | undefined {
  return collection === ownPages ? pathOfOwnPage(ownPageOf(entry), locale, finder(find)) : entry.slugs[locale]
}

/** The addresses by which links refer to an entry, besides its file name. */
export function partsOf(collection: string, entry: KnownEntry, find: FindEntry): string[] {
  return localeCodes.flatMap((locale) => partOf(collection, entry, locale, find) ?? [])
}

/** All descendants of a page. */
export function pagesBelow(id: string, ids: readonly string[], find: FindOwnPage): OwnPage[] {
  return ids.flatMap((other) => {
    const page = other === id ? undefined : find(other)
    const isBelow = page && lineOf(page, find)?.some((above) => above.id === id)
    return isBelow ? [page] : []
  })
}
