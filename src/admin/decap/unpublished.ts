/**
 * What the public files of the build leave out: entries that are not published, and those written since. They are
 * read from the repository, which only somebody who has signed in can do.
 */
import { knownEntry, type KnownSite } from '../../content-check/known-site'
import type { ContentEntry } from '../../entries/site-content'
import { collectionNamed, upstreamValues } from './draft'
import { backendImplementation } from './internals'
import { addressOf } from './media'

/** `entries` by the name of their collection; `media` are the site paths of all pictures of the repository. */
export type Unpublished = {
  entries: Readonly<Record<string, readonly ContentEntry[]>>
  media: readonly string[]
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
  for (const path of files) {
    const [, name = '', id = ''] = /^content\/([\w-]+)\/([^/]+)\.[a-z]+\.md$/.exec(path) ?? []
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
  return { entries, media: media.filter((address) => address !== undefined) }
}

/** The known site with what it lacks. */
export function withUnpublished(known: KnownSite, { entries, media }: Unpublished): KnownSite {
  const all = { ...known.entries }
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
