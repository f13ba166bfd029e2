/** The site's content as plain data, for previews: written beside the editor as `content.json`. */
import { collections, type Collection, type CollectionName } from '../../content-model'
import type { EntryNode, GetNodes } from '../../gatsby/entry-index'
import { defaultLocale, localeCodes, localeOf, type LocaleCode } from '../../site/locales'

export type EntryValues = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, unknown>>>>>
export type ContentEntry = { readonly id: string; readonly values: EntryValues }

export type SiteContent = {
  /** By collection, in the order of the file names. `body` is the Markdown below the front matter. */
  readonly entries: Readonly<Record<string, readonly ContentEntry[]>>
  /** The sizes of the files to download, by site path. */
  readonly bytes: Readonly<Record<string, number>>
  /** Shape and length of the site's own videos, by site path; in pixels and seconds. */
  readonly videos: Readonly<Record<string, { width: number; height: number; duration: number }>>
}

/** The same record that the build makes of an entry's files (src/gatsby/entry-nodes.ts). */
export function nodeOf(collection: Collection, { id, values }: ContentEntry): EntryNode {
  const isShared = (name: string) => collection.fields[name]?.translated !== true && name !== 'body'
  const first = values[defaultLocale] ?? {}
  const shared = Object.fromEntries(Object.entries(first).filter(([name]) => isShared(name)))
  const translations = localeCodes.flatMap((locale) => {
    const own = values[locale]
    if (!own) return []
    const translated = Object.fromEntries(Object.entries(own).filter(([name]) => !isShared(name)))
    return [{ languages_code: localeOf(locale).iso, ...translated }]
  })
  return { ...shared, slug: id, translations } as unknown as EntryNode
}

/** Returns the content with one entry as it is being edited, new or known. */
export function withDraft(
  content: SiteContent,
  collection: CollectionName,
  draft: ContentEntry,
): SiteContent {
  const others = (content.entries[collection] ?? []).filter((entry) => entry.id !== draft.id)
  const all = [...others, draft].sort((a, b) => (a.id < b.id ? -1 : 1))
  return { ...content, entries: { ...content.entries, [collection]: all } }
}

/** Lets the functions of the build ask the content as they ask Gatsby. */
export function nodesOf(content: SiteContent): GetNodes {
  const byType = new Map(
    Object.values<Collection>(collections).map((collection) => [
      collection.graphql,
      (content.entries[collection.name] ?? []).map((entry) => nodeOf(collection, entry)),
    ]),
  )
  return (type) => byType.get(type) ?? []
}
