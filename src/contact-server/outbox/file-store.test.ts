/** The outbox in a folder: private, durable, tidy, and with the messages of earlier versions. */
import { createClient } from '@libsql/client/sqlite3'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sampleMessage } from '../testing/samples'
import { fileStore } from './file-store'
import { newEntry, states, type Message } from './records'
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

describe('files of earlier versions', () => {
  const write = (key: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), typeof value === 'string' ? value : JSON.stringify(value))
  }
  const message = (key: string, changes: Partial<Message> = {}): Message => {
    const one = { ...sampleMessage({ acceptedAt: 5 }), id: key, ...changes }
    write(`message/${key}`, one)
    write(`content/${one.hash}`, { id: key })
    return one
  }

  test('are migrated once, with their state, and removed', async () => {
    const waiting = message('waiting')
    write('pending/waiting', { attempts: 2, nextAt: 77 })
    const sent = message('sent')
    write('delivered/sent', { at: 8 })
    write('pending/sent', { attempts: 0, nextAt: 5 })
    const broken = message('broken')
    write('pending/broken', { attempts: 0, nextAt: 5 })
    write('attempt/broken.1', { at: 9, owner: 'host 1 x', handingOver: true })
    const trapped = message('trapped', { held: 'trap' })
    write('held/trapped', { at: 6, why: 'trap' })
    const refused = message('refused')
    write('tmp/0f', `{"id":"half","values":{"email":"half@example.org"`)
    write('notice/last', { at: 3 })
    mkdirSync(join(folder, 'mail'))
    const expected = [
      { ...newEntry(waiting), at: 77, attempts: 2 },
      { ...newEntry(sent), state: 'delivered', at: 8, why: undefined },
      { ...newEntry(broken), state: 'unconfirmed', at: 9, why: 'brokenOff' },
      { ...newEntry(trapped), at: 6 },
      // Its sender was told that it was not accepted: a person decides.
      { ...newEntry(refused), state: 'held', why: 'neverQueued' },
    ]
    const [store, other] = await Promise.all([fileStore(folder), fileStore(folder)])
    const byId = (list: { message: Message }[]) =>
      [...list].sort((a, b) => a.message.id.localeCompare(b.message.id))
    expect(byId(await store.list(states))).toEqual(
      byId(JSON.parse(JSON.stringify(expected)) as typeof expected),
    )
    expect(files().filter((name) => !name.startsWith('outbox.db'))).toEqual(['mail'])
    await other.remove('waiting')
    expect(await (await fileStore(folder)).list(['pending'])).toEqual([])
  })

  test('a damaged message is left in place and reported', async () => {
    const fine = message('fine')
    write('pending/fine', { attempts: 0, nextAt: 5 })
    write('message/damaged', '{"id":')
    const complaint = jest.spyOn(console, 'error').mockReturnValue()
    const store = await fileStore(folder)
    expect((await store.list(['pending'])).map((one) => one.message.id)).toEqual([fine.id])
    expect(readdirSync(join(folder, 'message'))).toEqual(['damaged'])
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('1 damaged message'))
    complaint.mockRestore()
  })
})
