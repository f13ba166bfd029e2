/**
 * What the public files of the build leave out: entries that are not published, and those written since. They are
 * read from the repository, which only somebody who has signed in can do. And what the files still name although it
 * has been deleted since.
 */
import { knownEntry, type KnownSite } from '../../content-check/known-site'
import type { ContentEntry } from '../../entries/site-content'
import { collectionNamed } from '../../content-model'
import { upstreamValues } from './open-draft'
import { backendImplementation } from './internals'
import { addressOf } from './media'

/**
 * `entries` by the name of their collection; `media` are the site paths of all pictures of the repository; `gone` are
 * entries that it no longer has, as `collection/id`.
 */
export type Unpublished = {
  entries: Readonly<Record<string, readonly ContentEntry[]>>
  media: readonly string[]
  gone: ReadonlySet<string>
}

/** Folder of the content, folder of the collection, file. */
const depth = 3

/** All files of the content, in one request. None while developing: the local server's answers lack nothing. */
async function contentFiles(): Promise<string[]> {
  const { api } = backendImplementation()
  const files = await (api?.listAllFiles?.('content', true) ?? api?.listFiles?.('content', { depth }) ?? [])
  return files.map(({ path }) => path)
}

/** Asks for the entries that `known` lacks. Throws what the backend throws. */
export async function unpublished(known: KnownSite): Promise<Unpublished> {
  const files = await contentFiles()
  const lacking = new Map<string, { name: string; id: string }>()
  const present = new Set<string>()
  for (const path of files) {
    const [, name = '', id = ''] = /^content\/([\w-]+)\/([^/]+)\.[a-z]+\.md$/.exec(path) ?? []
    present.add(`${name}/${id}`)
    if (collectionNamed(name) && !known.entries[name]?.some((entry) => entry.id === id))
      lacking.set(`${name}/${id}`, { name, id })
  }
  const entries: Record<string, ContentEntry[]> = {}
  await Promise.all(
    [...lacking.values()].map(async ({ name, id }) => {
      const collection = collectionNamed(name)
      const values = collection && (await upstreamValues({ collection, slug: id }))
      if (values) (entries[name] ??= []).push({ id, values })
    }),
  )
  const media = files.map(addressOf).filter((address) => address?.startsWith('/media/'))
  return { entries, media: media.filter((address) => address !== undefined), gone: goneOf(known, present) }
}

/** Without a list of files, as while developing, nothing is known to be gone. */
function goneOf(known: KnownSite, present: ReadonlySet<string>): Set<string> {
  const all = Object.entries(known.entries).flatMap(([name, entries]) =>
    collectionNamed(name)?.storage === 'folder' ? entries.map(({ id }) => `${name}/${id}`) : [],
  )
  return new Set(present.size > 0 ? all.filter((key) => !present.has(key)) : [])
}

/** Entries by collection without those that are gone. */
export function withoutGone<Entry extends { id: string }>(
  entries: Readonly<Record<string, readonly Entry[]>>,
  gone: ReadonlySet<string>,
): Record<string, readonly Entry[]> {
  const left = Object.entries(entries).map(([name, list]) => [
    name,
    list.filter(({ id }) => !gone.has(`${name}/${id}`)),
  ])
  return Object.fromEntries(left) as Record<string, readonly Entry[]>
}

/** The known site with what it lacks, and without what is gone. */
export function withUnpublished(known: KnownSite, { entries, media, gone }: Unpublished): KnownSite {
  const all = withoutGone(known.entries, gone)
  for (const [name, list] of Object.entries(entries)) {
    const collection = collectionNamed(name)
    if (!collection) continue
    all[name] = [...(all[name] ?? []), ...list.map(({ id, values }) => knownEntry(collection, id, values))]
  }
  return {
    ...known,
    entries: all,
    ...(known.media ? { media: [...new Set([...known.media, ...media])] } : {}),
  }
}
