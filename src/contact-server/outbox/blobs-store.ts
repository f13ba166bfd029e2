/** A store in Netlify Blobs, for functions without persistent files. */
import type { getStore } from '@netlify/blobs'
import { atMost } from '../../lib/at-most'
import { finalStates, type Entry, type State } from './records'
import type { Store, Stored } from './store'

type Blobs = Pick<ReturnType<typeof getStore>, 'get' | 'getWithMetadata' | 'set' | 'delete' | 'list'>

/** The store's name in Netlify's interface. */
export const blobsName = 'contact-outbox'

/** Concurrent requests when reading many records. */
const parallelReads = 25
/** In milliseconds: longer than a function can run between announcing and storing a message. */
const announcedFor = 600_000

const record = (id: string): string => `entry/${id}`
/** Index of pending messages, so that the delivery need not read all records. The record is authoritative. */
const announced = (id: string): string => `pending-since/${id}`
const withWords = (hash: string, id = ''): string => `words/${hash}.${id}`

const forAll = <T, R>(items: readonly T[], each: (item: T) => Promise<R>) =>
  atMost(parallelReads, items, each)

/**
 * Wraps a blobs client, opened for each step: its credentials come with each request and expire. Writes are conditional
 * on the entity tag (ETag) that was read. The client reports a write that failed for any other reason as done but
 * without an entity tag; that throws here, because the message is not stored.
 */
export function blobsStoreOf(open: () => Blobs): Store {
  const write = async (key: string, text: string, condition: { onlyIfMatch?: string; onlyIfNew?: true }) => {
    const { modified, etag } = await open().set(key, text, condition as { onlyIfNew: true })
    if (modified && !etag) throw new Error('Netlify Blobs did not confirm a write')
    return modified
  }
  const names = async (folder: string): Promise<string[]> =>
    (await open().list({ prefix: folder })).blobs.map(({ key }) => key.slice(folder.length))
  const read = async (id: string): Promise<Stored | undefined> => {
    const found = await open().getWithMetadata(record(id), { type: 'text' })
    return found?.etag ? { entry: JSON.parse(found.data) as Entry, version: found.etag } : undefined
  }
  const entries = async (ids: readonly string[]): Promise<Entry[]> =>
    (await forAll(ids, read)).flatMap((found) => (found ? [found.entry] : []))
  const list = async (of: readonly State[]): Promise<Entry[]> =>
    (await entries(await names(record('')))).filter(({ state }) => of.includes(state))
  /** Writes an index entry, before the record it leads to. */
  const announce = (key: string): Promise<unknown> => open().set(key, String(Date.now()))
  /** Removes an index entry that leads to nothing, unless its record may still be about to be written. */
  const removeStray = async (key: string): Promise<void> => {
    const since = await open().getWithMetadata(key, { type: 'text' })
    if (since && Number(since.data) + announcedFor < Date.now()) await open().delete(key)
  }
  const remove = async (id: string): Promise<void> => {
    const found = await read(id)
    for (const key of [found && withWords(found.entry.message.hash, id), announced(id), record(id)])
      if (key) await open().delete(key)
  }

  return {
    read,
    list,
    remove,
    async add(entry) {
      const { id, hash } = entry.message
      // The record is written last: index entries without a record are ignored.
      if (entry.state === 'pending') await announce(announced(id))
      await announce(withWords(hash, id))
      return write(record(id), JSON.stringify(entry), { onlyIfNew: true })
    },
    async swap(version, entry) {
      const { id } = entry.message
      if (entry.state === 'pending' && !entry.attempt) await announce(announced(id))
      return write(record(id), JSON.stringify(entry), { onlyIfMatch: version })
    },
    async due(now, limit) {
      const ids = await forAll(await names(announced('')), async (id) => {
        const found = await read(id)
        if (found?.entry.state === 'pending') return found.entry.at <= now ? [id] : []
        await removeStray(announced(id))
        return []
      })
      return ids.flat().slice(0, limit)
    },
    async withHash(hash, since) {
      const known = await entries(await names(withWords(hash)))
      return known.filter(({ message }) => message.hash === hash && message.acceptedAt >= since)
    },
    async removeOld(upTo) {
      const old = (await list(finalStates)).filter(
        ({ state, at }) => state !== 'pending' && at <= upTo[state],
      )
      await forAll(old, ({ message }) => remove(message.id))
      const words = await names('words/')
      const known = new Set(await names(record('')))
      const stray = words.filter((name) => !known.has(name.split('.')[1] ?? ''))
      await forAll(stray, (name) => removeStray(`words/${name}`))
      return old.length
    },
    async doneAt(what) {
      return Number((await open().getWithMetadata(`done/${what}`, { type: 'text' }))?.data ?? 0)
    },
    async setDoneAt(what, at) {
      await open().set(`done/${what}`, String(at))
    },
  }
}
