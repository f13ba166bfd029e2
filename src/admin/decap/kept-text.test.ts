/** @jest-environment jsdom */
import { baseKey, dropText, keepText, keptText, writeAhead } from './kept-text'

const key = 'backup.news.slug'
const entry = 'news/slug'

/** The browser's database, as far as it is used here. */
function database() {
  const values = new Map<string, unknown>()
  return {
    getItem: (name: string) => Promise.resolve(values.get(name) ?? null),
    setItem: (name: string, value: unknown) => Promise.resolve(values.set(name, value)),
    removeItem: (name: string) => Promise.resolve(values.delete(name)),
  }
}

const text = (raw: string, mediaFiles: object[] = []) => ({ raw, mediaFiles })

/** Keeps a text to the end, as a page that stays open does. */
async function keep(kept: ReturnType<typeof database>, raw: string, beside = false): Promise<void> {
  await keepText(kept, key, writeAhead(key, entry, text(raw), beside), [])
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

test('the last text of a form replaces the one before it', async () => {
  const kept = database()
  await keep(kept, 'one')
  await keep(kept, 'two')
  expect(await keptText(kept, key)).toMatchObject({ raw: 'two' })
  await dropText(kept, key, entry)
  expect(await keptText(kept, key)).toBeNull()
})

test('an undecided text is offered again when the one beside it is dropped, with its own base version and time', async () => {
  const kept = database()
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 12, 9) })
  localStorage.setItem(baseKey(entry), 'base of one')
  await keep(kept, 'one')
  localStorage.setItem(baseKey(entry), 'base of two')
  jest.setSystemTime(Date.UTC(2026, 10, 12, 10))
  await keep(kept, 'two', true)
  await keep(kept, 'two, longer')
  expect(await keptText(kept, key)).toMatchObject({
    raw: 'two, longer',
    time: '2026-11-12T10:00:00.000Z',
  })
  await dropText(kept, key, entry)
  expect(await keptText(kept, key)).toMatchObject({ raw: 'one', time: '2026-11-12T09:00:00.000Z' })
  expect(localStorage.getItem(baseKey(entry))).toBe('base of one')
})

test('what the database did not get before the page was closed is kept', async () => {
  const kept = database()
  await keep(kept, 'one')
  writeAhead(key, entry, text('two', [{ path: 'stored.png' }, { path: 'new.png', file: {} }]), true)
  writeAhead(key, entry, text('two, longer', [{ path: 'stored.png' }]), false)
  expect(await keptText(kept, key)).toMatchObject({
    raw: 'two, longer',
    mediaFiles: [{ path: 'stored.png' }],
  })
  await dropText(kept, key, entry)
  expect(await keptText(kept, key)).toMatchObject({ raw: 'one' })
})

test('a text that is written while the last one is being stored replaces it', async () => {
  const kept = database()
  await keep(kept, 'one')
  const first = writeAhead(key, entry, text('two'), true)
  writeAhead(key, entry, text('two, longer'), false)
  await keepText(kept, key, first, [])
  expect(await keptText(kept, key)).toMatchObject({ raw: 'two, longer', earlier: { raw: 'one' } })
})

test('a full local storage does not keep text out of the database', async () => {
  const kept = database()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await keep(kept, 'one')
  full.mockRestore()
  expect(await keptText(kept, key)).toMatchObject({ raw: 'one' })
})
