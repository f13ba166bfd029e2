/** The outbox in a folder: private, durable and tidy. */
import { createClient } from '@libsql/client/sqlite3'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleMessage } from '../testing/samples'
import { fileStore } from './file-store'
import { newEntry, states } from './records'
import { sqlStore } from './sql-store'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'outbox-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const entry = newEntry(sampleMessage({ acceptedAt: 1 }))
const files = (): string[] => readdirSync(folder).sort()
const contents = (): string =>
  files()
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

test('only the owner can read it, whatever the umask', async () => {
  const umask = process.umask(0)
  const inside = join(folder, 'made')
  await (await fileStore(inside)).add(entry)
  process.umask(umask)
  expect(statSync(inside).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(inside))
    expect([name, statSync(join(inside, name)).mode & 0o777]).toEqual([name, 0o600])
})

test('eight first openings at once, as by eight processes', async () => {
  const stores = await Promise.all(Array.from({ length: 8 }, () => fileStore(folder)))
  const added = await Promise.all(stores.map((store) => store.add(entry)))
  expect(added.filter(Boolean)).toHaveLength(1)
  for (const store of stores) expect(await store.list(states)).toEqual([entry])
})

test('removed content is no longer in the files', async () => {
  const store = await fileStore(folder)
  await store.add({ ...entry, state: 'held' })
  expect(contents()).toContain(entry.message.values.email)
  expect(await store.removeOld({ held: 1, delivered: 1, dead: 1, unconfirmed: 1 })).toBe(1)
  expect(contents()).not.toContain(entry.message.values.email)
})

test('a full disk: storing fails, and the rejected message does not appear later', async () => {
  const url = `file:${join(folder, 'outbox.db')}`
  const client = createClient({ url, concurrency: 1 })
  const store = await sqlStore(client)
  const pages = await client.execute('PRAGMA page_count')
  await client.execute(`PRAGMA max_page_count = ${Number(pages.rows[0]?.[0])}`)
  const long = sampleMessage({ locale: 'en', hash: 'x'.repeat(20_000) })
  await expect(store.add(newEntry(long))).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  client.close()
  const again = await fileStore(folder)
  expect(await again.list(states)).toEqual([])
  expect(await again.add(newEntry(long))).toBe(true)
})

test('a file that is not a database: the start fails and names the file', async () => {
  writeFileSync(join(folder, 'outbox.db'), 'not a database '.repeat(100))
  await expect(fileStore(folder)).rejects.toThrow(join(folder, 'outbox.db'))
})
