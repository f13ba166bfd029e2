/**
 * The site's content as plain data for the editor, written next to it as `content.json`. The long texts are written
 * separately, in parts: they are most of the content, and few places need them.
 */
import { collectionNamed, type Collection, type CollectionName } from '../content-model'
import type { LocaleCode } from '../site/locales'
import { entryRouteOf } from '../site/routes'
import { contentOf, type Content, type Entry } from './content'
import { entryOf } from './entry'
import type { VideoFacts } from './video-source'

export type EntryValues = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, unknown>>>>>
export type ContentEntry = { readonly id: string; readonly values: EntryValues }

export type SiteContent = {
  /** By collection, ordered by file name. `body` is the Markdown below the front matter. */
  readonly entries: Readonly<Record<string, readonly ContentEntry[]>>
  /** File sizes of the downloads, by site path. */
  readonly bytes: Readonly<Record<string, number>>
  /** Dimensions and duration of the site's own videos, by site path. */
  readonly videos: Readonly<Record<string, VideoFacts>>
  /**
   * Abbreviated git object ids of the files that the entries were read from, by path; a different id means a different
   * text.
   */
  readonly files?: Readonly<Record<string, string>>
  /** The number of parts of each collection's long texts; absent if the entries contain them. */
  readonly parts?: Readonly<Record<string, number>>
}

/** The length of the git ids in `files`. */
export const shortId = 12

/** Values that only an entry's own page shows. */
const longFields: readonly string[] = ['body', 'sections']

/** Entries in one part of the long texts. */
const partSize = 200

function divided({ id, values }: ContentEntry): { brief: ContentEntry; long: ContentEntry } {
  const only = (isLong: boolean): ContentEntry => ({
    id,
    values: Object.fromEntries(
      Object.entries(values).map(([locale, own]) => [
        locale,
        Object.fromEntries(Object.entries(own).filter(([name]) => longFields.includes(name) === isLong)),
      ]),
    ),
  })
  return { brief: only(false), long: only(true) }
}

/**
 * Takes the whole content. Returns it without the long texts of entries that have their own pages, and those texts in
 * parts.
 */
export function withoutLongTexts(content: SiteContent): {
  content: SiteContent
  parts: Readonly<Record<string, readonly (readonly ContentEntry[])[]>>
} {
  const entries: Record<string, readonly ContentEntry[]> = { ...content.entries }
  const parts: Record<string, ContentEntry[][]> = {}
  for (const [name, list] of Object.entries(content.entries)) {
    if (!entryRouteOf(name)) continue
    const both = list.map(divided)
    entries[name] = both.map(({ brief }) => brief)
    const long = both.map((entry) => entry.long)
    const count = Math.ceil(long.length / partSize)
    parts[name] = Array.from({ length: count }, (_, part) =>
      long.slice(part * partSize, (part + 1) * partSize),
    )
  }
  const counts = Object.entries(parts).map(([name, own]) => [name, own.length])
  return {
    content: { ...content, entries, parts: Object.fromEntries(counts) as Record<string, number> },
    parts,
  }
}

/** Restores long texts. `long` are entries of one collection; some entries of it may already be complete. */
export function withLongTexts(
  entries: readonly ContentEntry[],
  long: readonly ContentEntry[],
): ContentEntry[] {
  const texts = new Map(long.map(({ id, values }) => [id, values]))
  return entries.map(({ id, values }) => {
    const own = Object.entries(values).map(([locale, brief]) => [
      locale,
      { ...texts.get(id)?.[locale as LocaleCode], ...brief },
    ])
    return { id, values: Object.fromEntries(own) as EntryValues }
  })
}

/** Every entry, with its collection. */
export const entriesIn = ({ entries }: SiteContent): { collection: Collection; entry: ContentEntry }[] =>
  Object.entries(entries).flatMap(([name, list]) => {
    const collection = collectionNamed(name)
    return collection ? list.map((entry) => ({ collection, entry })) : []
  })

/** Returns the content with one entry, new or existing, replaced by its draft. */
export function withDraft(
  content: SiteContent,
  collection: CollectionName,
  draft: ContentEntry,
): SiteContent {
  const others = (content.entries[collection] ?? []).filter((entry) => entry.id !== draft.id)
  const all = [...others, draft].sort((a, b) => (a.id < b.id ? -1 : 1))
  return { ...content, entries: { ...content.entries, [collection]: all } }
}

/** Memoized entries: all but the open one stay the same objects while the editor types. */
const readEntries = new WeakMap<ContentEntry, Entry>()

function readEntry(collection: string, entry: ContentEntry): Entry {
  const read = readEntries.get(entry) ?? entryOf(collection, entry.id, entry.values)
  readEntries.set(entry, read)
  return read
}

/** Reads plain data as the build reads Gatsby's nodes. */
export function readableContent(site: SiteContent): Content {
  return contentOf((collection) =>
    (site.entries[collection] ?? []).map((entry) => readEntry(collection, entry)),
  )
}
