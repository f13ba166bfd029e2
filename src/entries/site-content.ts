/** The site's content as plain data, for previews: written next to the editor as `content.json`. */
import { type CollectionName } from '../content-model'
import type { LocaleCode } from '../site/locales'
import { contentOf, type Content } from './content'
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
}

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

/** Reads plain data as the build reads Gatsby's nodes. */
export function readableContent(site: SiteContent): Content {
  return contentOf((collection) =>
    (site.entries[collection] ?? []).map(({ id, values }) => entryOf(collection, id, values)),
  )
}
