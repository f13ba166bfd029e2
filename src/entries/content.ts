/** The site's content, independent of its source: entries by collection and name. */
import { collectionNamed } from '../content-model'
import { translatedText, translationOf } from '../content-model/translated'
import { memoized } from '../lib/memoized'
import { localeCodes, localeOf, type LocaleCode } from '../site/locales'
import { ownPages } from '../site/routes'
import { withWholeAddresses } from './own-pages'

export type Values = Readonly<Record<string, unknown>>

/** An entry: its file name, shared values, and a translation per language (`languages_code`). */
export type Entry = Values & {
  readonly slug: string
  readonly translations: readonly Values[]
  readonly draft?: unknown
  readonly date?: unknown
}

/** Reads entries. Every read is tracked as a dependency of the page. */
export type Content = {
  /** The sorted entries of a collection: numbers ascending, dates descending, ties by file name. */
  readonly all: (collection: string) => readonly Entry[]
  /** One entry, by its file name. */
  readonly one: (collection: string, slug: string) => Entry | undefined
  /** Finds an entry's file name by that name, or by its address in any language. */
  readonly find: (collection: string, part: string) => string | undefined
}

/**
 * The last segment of an entry's address in a language, or a custom page's full address; undefined if the entry has no
 * such translation.
 */
export function slugIn(entry: Entry, locale: LocaleCode): string | undefined {
  const { iso } = localeOf(locale)
  return translationOf(entry, iso) && (translatedText(entry, 'slug', iso) || entry.slug)
}

function inOrder<E extends Entry>(collection: string, entries: readonly E[]): E[] {
  const order = collectionNamed(collection)?.orderField
  if (!order) return [...entries]
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(b).localeCompare(String(a), 'en')
  return [...entries].sort((a, b) => compare(a[order], b[order]) || a.slug.localeCompare(b.slug, 'en'))
}

/** File names take precedence over addresses, and earlier entries over later ones. */
function namesOf(entries: readonly Entry[]): Map<string, string> {
  const names = new Map<string, string>()
  const add = (part: string | undefined, slug: string) => {
    if (part !== undefined && !names.has(part)) names.set(part, slug)
  }
  for (const { slug } of entries) add(slug, slug)
  for (const entry of entries) for (const locale of localeCodes) add(slugIn(entry, locale), entry.slug)
  return names
}

/** Takes a function that lists the entries of a collection; each is loaded and indexed lazily, once. */
export function contentOf<E extends Entry>(entriesOf: (collection: string) => readonly E[]) {
  const all = memoized((name) => {
    const entries = inOrder(name, entriesOf(name))
    return name === ownPages ? withWholeAddresses(entries) : entries
  })
  const bySlug = memoized((name) => new Map(all(name).map((entry) => [entry.slug, entry])))
  const names = memoized((name) => namesOf(all(name)))
  return {
    all,
    one: (collection: string, slug: string): E | undefined => bySlug(collection).get(slug),
    find: (collection: string, part: string): string | undefined => names(collection).get(part),
  }
}
