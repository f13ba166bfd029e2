/**
 * The contract of a store, kept by each: SQL in a file, SQL over a server's protocol, Netlify Blobs (its own local
 * server).
 */
import { createClient } from '@libsql/client/http'
import { getStore } from '@netlify/blobs'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSqlServer, type SqlServer } from '../testing/sql-server'
import { sampleMessage, until } from '../testing/samples'
import { blobsStoreOf } from './blobs-store'
import { fileStore } from './file-store'
import { newEntry, states, type FinalState } from './records'
import { sqlStore } from './sql-store'
import type { Store } from './store'

let folder = ''
let blobs: ChildProcess | undefined
let server: SqlServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(async () => {
  blobs?.kill()
  await server?.close()
  blobs = server = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Netlify's local server is an ES module, which Jest cannot load, so it runs in a separate process. */
const serverScript = `
  import { BlobsServer } from '@netlify/blobs/server'
  const server = new BlobsServer({ directory: process.argv[1], token: 'test', logger: () => undefined })
  console.log('port', (await server.start()).port)
`

/** `beforeWrite` is called with the key of each write. */
async function openBlobs(beforeWrite?: (key: string) => Promise<unknown>) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serverScript, folder], {
    cwd: __dirname,
  })
  blobs = child
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const port = await until(() => /port (\d+)/.exec(output)?.[1])
  const client = getStore({
    name: 'outbox',
    siteID: 'site',
    token: 'test',
    edgeURL: `http://localhost:${port}`,
  })
  // Unlike Netlify itself, the local server names entity tags in its lists only.
  const read = client.getWithMetadata.bind(client)
  const withTag = async (key: string) => {
    const { blobs: listed } = await client.list({ prefix: key })
    const found = await read(key, { type: 'text' })
    return found && { ...found, etag: listed.find((one) => one.key === key)?.etag }
  }
  const set = client.set.bind(client)
  const write: typeof set = async (key, ...rest) => {
    await beforeWrite?.(key)
    return set(key, ...rest)
  }
  return Object.assign(client, { getWithMetadata: withTag, set: write })
}

async function openServer(): Promise<Store> {
  server = await startSqlServer('secret')
  return sqlStore(createClient({ url: server.url, authToken: 'secret' }))
}

const stores: [string, () => Promise<Store>][] = [
  ['a file', () => fileStore(join(folder, 'outbox'))],
  ['a libSQL server', openServer],
  ['Netlify Blobs', async () => openBlobs().then((client) => blobsStoreOf(() => client))],
]

const now = Date.UTC(2026, 3, 1)
const message = sampleMessage({ acceptedAt: now })
const { id, hash } = message
const entry = newEntry(message)
const idsOf = async (store: Store): Promise<string[]> =>
  (await store.list(states)).map((one) => one.message.id)

describe.each(stores)('%s', (_name, open) => {
  test('adds once, reads, replaces unmodified records, removes', async () => {
    const store = await open()
    expect(await store.read(id)).toBeUndefined()
    expect(await store.list(states)).toEqual([])
    expect(await store.add(entry)).toBe(true)
    expect(await store.add({ ...entry, why: 'second' })).toBe(false)
    const first = await store.read(id)
    expect(first?.entry).toEqual(entry)
    const version = first?.version ?? ''
    expect(await store.swap(version, { ...entry, why: 'äöü' })).toBe(true)
    expect(await store.swap(version, { ...entry, why: 'too late' })).toBe(false)
    expect((await store.read(id))?.entry.why).toBe('äöü')
    await store.remove(id)
    await store.remove(id)
    expect(await store.list(states)).toEqual([])
    expect(await store.swap(version, entry)).toBe(false)
  })
  test('finds messages that are due, in a given state, or with the same text', async () => {
    const store = await open()
    const later = { ...newEntry(sampleMessage({ hash: 'later' })), at: now + 1 }
    const dead = { ...newEntry(sampleMessage({ acceptedAt: now })), state: 'dead' as const }
    for (const one of [entry, later, dead]) await store.add(one)
    expect(await store.due(now, 9)).toEqual([id])
    expect((await store.due(now + 1, 9)).sort()).toEqual([id, later.message.id].sort())
    expect(await store.due(now + 1, 1)).toHaveLength(1)
    expect(await store.list(['dead', 'held'])).toEqual([dead])
    const same = (await store.withHash(hash, now)).map((one) => one.message.id)
    expect(same.sort()).toEqual([id, dead.message.id].sort())
    expect(await store.withHash(hash, now + 1)).toEqual([])
    await store.setDoneAt('notice', 5)
    await store.setDoneAt('notice', 7)
    expect([await store.doneAt('notice'), await store.doneAt('other')]).toEqual([7, 0])
  })
  test('a message that was finished and requeued is due', async () => {
    const store = await open()
    await store.add({ ...entry, state: 'held' })
    expect(await store.due(now, 9)).toEqual([])
    const version = (await store.read(id))?.version ?? ''
    await store.swap(version, entry)
    expect(await store.due(now, 9)).toEqual([id])
  })
  test('removes old messages, each state after its own time', async () => {
    const store = await open()
    const held = { ...newEntry(sampleMessage()), state: 'held' as const, at: now }
    for (const one of [entry, held]) await store.add(one)
    const upTo = (at: number): Record<FinalState, number> => ({
      delivered: now,
      held: at,
      dead: now,
      unconfirmed: now,
    })
    expect(await store.removeOld(upTo(now - 1))).toBe(0)
    expect(await store.removeOld(upTo(now))).toBe(1)
    expect(await idsOf(store)).toEqual([id])
    expect(await store.withHash(hash, 0)).toHaveLength(1)
  })
})

test.each(stores.slice(0, 2))(
  '%s: of fifty concurrent writers, one adds and one replaces',
  async (_name, open) => {
    const store = await open()
    const fifty = Array.from({ length: 50 }, (_, n) => ({ ...entry, why: String(n) }))
    expect((await Promise.all(fifty.map((one) => store.add(one)))).filter(Boolean)).toHaveLength(1)
    const version = (await store.read(id))?.version ?? ''
    const swapped = await Promise.all(fifty.map((one) => store.swap(version, one)))
    expect(swapped.filter(Boolean)).toHaveLength(1)
  },
)

test('Netlify Blobs: a failed write does not count as done', async () => {
  const client = { set: () => Promise.resolve({ modified: true, etag: '' }) }
  const store = blobsStoreOf(() => client as unknown as ReturnType<Parameters<typeof blobsStoreOf>[0]>)
  await expect(store.add(entry)).rejects.toThrow('did not confirm')
})

test('Netlify Blobs: housekeeping while a message is being stored does not keep a repeat from being found', async () => {
  const upTo = { delivered: now, held: now, dead: now, unconfirmed: now }
  const client = await openBlobs(async (key) => key.startsWith('entry/') && store.removeOld(upTo))
  const store = blobsStoreOf(() => client)
  await store.add(entry)
  expect(await store.withHash(hash, 0)).toEqual([entry])
})

test('Netlify Blobs: what is left of a message that was not stored is removed later', async () => {
  const client = await openBlobs(async (key) => {
    if (key.startsWith('entry/')) throw new Error('interrupted')
  })
  const store = blobsStoreOf(() => client)
  await expect(store.add(entry)).rejects.toThrow('interrupted')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  await store.due(now, 9)
  await store.removeOld({ delivered: now, held: now, dead: now, unconfirmed: now })
  clock.mockRestore()
  expect((await client.list()).blobs).toEqual([])
})
