/** Reads all content for the editor's lists, previews and choices. */
import { createHash } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathsBelow, readTexts } from '../../src/content-check/files/read-folder'
import { readEntries, type Entry } from '../../src/content-check/sources/read-entries'
import { videoFacts } from '../../src/content-check/videos/video-facts'
import { isUnpublishedInAny } from '../../src/site/publishing'
import {
  shortId,
  withoutLongTexts,
  type ContentEntry,
  type EntryValues,
  type SiteContent,
} from '../../src/entries/site-content'

function valuesOf({ texts }: Entry): EntryValues {
  return Object.fromEntries([...texts].flatMap(([locale, { values }]) => (values ? [[locale, values]] : [])))
}

/** The start of git's object id for a file with this content. */
const gitId = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, shortId)

/**
 * Takes the project's folder. `drafts` includes unpublished entries; without it, the result may be published. Files
 * that cannot be read are left out; the content check reports them.
 */
export async function readSiteContent(root: string, { drafts }: { drafts: boolean }): Promise<SiteContent> {
  const files = await readTexts(root)
  const ids = new Map(files.map(({ path, bytes }) => [path, bytes ? gitId(bytes) : '']))
  const entries: Record<string, ContentEntry[]> = {}
  const read: Record<string, string> = {}
  for (const entry of readEntries(files).entries) {
    const values = valuesOf(entry)
    const name = entry.collection.name
    if (!drafts && isUnpublishedInAny(name, Object.values(values))) continue
    ;(entries[name] ??= []).push({ id: entry.id, values })
    for (const { path } of entry.texts.values()) read[path] = ids.get(path) ?? ''
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
    files: read,
  }
}

/** The addresses of the editor's content below `/admin`, with their data. */
export async function contentFiles(
  root: string,
  { drafts }: { drafts: boolean },
): Promise<Record<string, unknown>> {
  const { content, parts } = withoutLongTexts(await readSiteContent(root, { drafts }))
  const texts = Object.entries(parts).flatMap(([name, own]) =>
    own.map((part, number) => [`/texts/${name}-${number}.json`, part] as const),
  )
  return { '/content.json': content, ...Object.fromEntries(texts) }
}

/** Writes the content files into the editor's folder. */
export async function writeContentFiles(root: string, outdir: string): Promise<void> {
  await mkdir(join(outdir, 'texts'), { recursive: true })
  const files = Object.entries(await contentFiles(root, { drafts: false }))
  await Promise.all(files.map(([path, value]) => writeFile(join(outdir, path), JSON.stringify(value))))
}
