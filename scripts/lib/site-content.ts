/** Reads the whole content for the editor's previews and choices. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathsBelow, readSource } from '../../src/content-check/files/read-folder'
import { maxTextSize } from '../../src/content-check/sources/decode'
import { readEntries, type Entry } from '../../src/content-check/sources/read-entries'
import { videoFacts } from '../../src/content-check/videos/video-facts'
import { isUnpublishedInAny } from '../../src/site/publishing'
import type { ContentEntry, EntryValues, SiteContent } from '../../src/entries/site-content'

function valuesOf({ texts }: Entry): EntryValues {
  return Object.fromEntries([...texts].flatMap(([locale, { values }]) => (values ? [[locale, values]] : [])))
}

/**
 * Takes the project's folder. With `drafts` also what is not published; without, the result may be published.
 * Files that cannot be read are left out: the content check speaks about them.
 */
export async function readSiteContent(root: string, { drafts }: { drafts: boolean }): Promise<SiteContent> {
  const texts = (await pathsBelow(root, 'content')).filter((path) => /\.(md|yml)$/.test(path))
  const files = await Promise.all(texts.map((path) => readSource(root, path, 'content', maxTextSize)))
  const entries: Record<string, ContentEntry[]> = {}
  for (const entry of readEntries(files).entries) {
    const values = valuesOf(entry)
    const name = entry.collection.name
    if (!drafts && isUnpublishedInAny(name, Object.values(values))) continue
    entries[name] = [...(entries[name] ?? []), { id: entry.id, values }]
  }
  const downloads = await pathsBelow(root, 'static/downloads')
  const sizes = downloads.map(
    async (path) => [path.replace(/^static/, ''), (await stat(join(root, path))).size] as const,
  )
  const videos = (await pathsBelow(root, 'static/videos')).map(async (path) => {
    const facts = await videoFacts(join(root, path))
    return facts ? [[path.replace(/^static/, ''), facts] as const] : []
  })
  return {
    entries,
    bytes: Object.fromEntries(await Promise.all(sizes)),
    videos: Object.fromEntries((await Promise.all(videos)).flat()),
  }
}
