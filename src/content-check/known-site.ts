/** What links and references may point to: the site's entries, their addresses and fragments, and its files. */
import { collections } from '../content-model'
import type { Collection } from '../content-model'
import { localeCodes, perLocale, type LocaleCode, type PerLocale } from '../site/locales'
import { isPending } from '../gatsby/publishing'
import { headingsOf, parseMarkdown } from './markdown-parse'
import { outOfBounds } from './rules/markdown-bounds'
import { asValues, walkFields, type Values } from './walk-fields'

export type KnownEntry = {
  /** The file name without language and ending. */
  readonly id: string
  /** Not published: a draft, or a day that has not come. */
  readonly pending?: boolean
  readonly slugs: PerLocale<string>
  /** Heading ids and section anchors, for links with `#`; absent where the language could not be read. */
  readonly fragments: Partial<PerLocale<readonly string[]>>
}

/** Plain data, so that it can be written as JSON for the editor. Files as site paths (`/media/x.png`). */
export type KnownSite = {
  readonly entries: Readonly<Record<string, readonly KnownEntry[]>>
  /** Absent where files are not known, as for a picture that is being uploaded: then none is missed. */
  readonly media?: readonly string[]
  readonly downloads?: readonly string[]
}

/** The collection of this name, if there is one. */
export function collectionOf(name: string): Collection | undefined {
  return Object.values<Collection>(collections).find((collection) => collection.name === name)
}

function fragmentsOf(collection: Collection, values: Values): string[] {
  const found: string[] = []
  const addText = (source: unknown) => {
    if (typeof source !== 'string' || outOfBounds(source)) return
    found.push(...headingsOf(parseMarkdown(source).tokens).map((heading) => heading.id))
  }
  walkFields(collection.fields, values, ({ field, at, value }) => {
    if (field.kind === 'markdown') addText(value)
    if (field.kind === 'slug' && at.at(-1) === 'anchor' && typeof value === 'string') found.push(value)
  })
  addText(values['body'])
  return found
}

/** Sums up an entry from the values of its languages. `day` is today, `YYYY-MM-DD`. */
export function knownEntry(
  collection: Collection,
  id: string,
  byLocale: Partial<Record<LocaleCode, unknown>>,
  day?: string,
): KnownEntry {
  const values = perLocale((locale) => asValues(byLocale[locale]) ?? {})
  const slugOf = (locale: LocaleCode) => {
    const own = values[locale]['slug']
    return typeof own === 'string' && own.trim() ? own : id
  }
  return {
    id,
    pending: localeCodes.some((locale) => isPending(collection.name, values[locale], day)),
    slugs: perLocale(slugOf),
    fragments: Object.fromEntries(
      localeCodes
        .filter((locale) => asValues(byLocale[locale]))
        .map((locale) => [locale, fragmentsOf(collection, values[locale])]),
    ),
  }
}

/** Answers questions about the known site without searching lists. */
export type SiteLookup = {
  readonly ids: (collection: string) => readonly string[]
  readonly entry: (collection: string, id: string) => KnownEntry | undefined
  /** By file name or by the address in any language. */
  readonly findEntry: (collection: string, slug: string) => string | undefined
  /** File names of the entries that answer to a name or address, in any language, case and Unicode form. */
  readonly owners: (collection: string, slug: string) => readonly string[]
  readonly media?: ReadonlySet<string>
  readonly downloads?: ReadonlySet<string>
}

/** Names that would be the same address on some host or disk become the same text. */
export function addressKey(slug: string): string {
  return slug
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

const namesOf = (entry: KnownEntry) => [entry.id, ...Object.values(entry.slugs)]

/** Prepares a known site for many questions. */
export function siteLookup(known: KnownSite): SiteLookup {
  const byId = new Map<string, KnownEntry>()
  const bySlug = new Map<string, string>()
  const owners = new Map<string, Set<string>>()
  for (const [collection, entries] of Object.entries(known.entries)) {
    for (const entry of entries) {
      byId.set(`${collection}/${entry.id}`, entry)
      for (const slug of namesOf(entry)) {
        bySlug.set(`${collection}/${slug}`, entry.id)
        const key = `${collection}/${addressKey(slug)}`
        owners.set(key, (owners.get(key) ?? new Set()).add(entry.id))
      }
    }
  }
  return {
    ids: (collection) => (known.entries[collection] ?? []).map((entry) => entry.id),
    entry: (collection, id) => byId.get(`${collection}/${id}`),
    findEntry: (collection, slug) => bySlug.get(`${collection}/${slug}`),
    owners: (collection, slug) => [...(owners.get(`${collection}/${addressKey(slug)}`) ?? [])],
    ...(known.media ? { media: new Set(known.media) } : {}),
    ...(known.downloads ? { downloads: new Set(known.downloads) } : {}),
  }
}

/** The same lookup with one entry as it stands now, for an editor's unsaved or new entry. */
export function withEntry(lookup: SiteLookup, collection: string, entry: KnownEntry): SiteLookup {
  const slugs = new Set(namesOf(entry))
  return {
    ...lookup,
    ids: (name) => (name === collection ? [...new Set([...lookup.ids(name), entry.id])] : lookup.ids(name)),
    entry: (name, id) => (name === collection && id === entry.id ? entry : lookup.entry(name, id)),
    findEntry: (name, slug) =>
      name === collection && slugs.has(slug) ? entry.id : lookup.findEntry(name, slug),
  }
}
