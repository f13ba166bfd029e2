/** The promises of a store, kept by each of the three: memory, directory, Netlify Blobs (its own local server). */
import { getStore } from '@netlify/blobs'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../testing/samples'
import { blobsStoreOf } from './blobs-store'
import { directoryStore } from './directory-store'
import { memoryStore } from './memory-store'
import type { Store } from './store'

let folder = ''
let blobs: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(async () => {
  blobs?.kill()
  blobs = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Netlify's local server is an ES module, which Jest does not load, so it runs beside the test. */
const serverScript = `
  import { BlobsServer } from '@netlify/blobs/server'
  const server = new BlobsServer({ directory: process.argv[1], token: 'test', logger: () => undefined })
  console.log('port', (await server.start()).port)
`

async function openBlobs(): Promise<Store> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serverScript, folder], {
    cwd: __dirname,
  })
  blobs = child
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const port = await until(() => /port (\d+)/.exec(output)?.[1])
  return blobsStoreOf(() =>
    getStore({ name: 'outbox', siteID: 'site', token: 'test', edgeURL: `http://localhost:${port}` }),
  )
}

const stores: [string, () => Promise<Store>][] = [
  ['memory', () => Promise.resolve(memoryStore())],
  ['directory', () => directoryStore(join(folder, 'outbox'))],
  ['Netlify Blobs', openBlobs],
]

describe.each(stores)('%s', (_name, open) => {
  test('creates once, replaces, reads, lists and removes', async () => {
    const store = await open()
    expect(await store.read('pending/a')).toBeUndefined()
    expect(await store.list('pending')).toEqual([])
    expect(await store.create('pending/a', 'one')).toBe(true)
    expect(await store.create('pending/a', 'two')).toBe(false)
    expect(await store.read('pending/a')).toBe('one')
    await store.replace('pending/a', 'three äöü')
    await store.create('pending/b', 'x')
    await store.create('held/c', 'x')
    expect(await store.read('pending/a')).toBe('three äöü')
    expect((await store.list('pending')).sort()).toEqual(['a', 'b'])
    await store.remove('pending/a')
    await store.remove('pending/a')
    expect(await store.list('pending')).toEqual(['b'])
  })
})

test.each(stores.slice(0, 2))('%s: of fifty at once, one creates', async (_name, open) => {
  const store = await open()
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, n) => store.create('pending/a', String(n))),
  )
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('directory: no half-written files are left, files are private', async () => {
  const store = await directoryStore(folder)
  await store.create('message/a', 'x')
  await store.create('message/a', 'y')
  await store.replace('message/a', 'z')
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('Netlify Blobs: a write that failed is not taken for done', async () => {
  const client = { set: () => Promise.resolve({ modified: true, etag: '' }) }
  const store = blobsStoreOf(() => client as unknown as ReturnType<Parameters<typeof blobsStoreOf>[0]>)
  await expect(store.create('message/a', 'x')).rejects.toThrow('did not confirm')
})
