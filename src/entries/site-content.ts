/** The site's content as plain data, for previews: written beside the editor as `content.json`. */
import { type CollectionName } from '../content-model'
import type { LocaleCode } from '../site/locales'
import { contentOf, type Content } from './content'
import { entryOf } from './entry'
import type { VideoFacts } from './video-source'

export type EntryValues = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, unknown>>>>>
export type ContentEntry = { readonly id: string; readonly values: EntryValues }

export type SiteContent = {
  /** By collection, in the order of the file names. `body` is the Markdown below the front matter. */
  readonly entries: Readonly<Record<string, readonly ContentEntry[]>>
  /** The sizes of the files to download, by site path. */
  readonly bytes: Readonly<Record<string, number>>
  /** Shape and length of the site's own videos, by site path. */
  readonly videos: Readonly<Record<string, VideoFacts>>
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

/** Reads plain data as the build reads Gatsby's nodes. */
export function readableContent(site: SiteContent): Content {
  return contentOf((collection) =>
    (site.entries[collection] ?? []).map(({ id, values }) => entryOf(collection, id, values)),
  )
}
