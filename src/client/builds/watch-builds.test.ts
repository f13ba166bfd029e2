/** @jest-environment jsdom */
/** The watch as a whole: prefetched metadata and payload, a new build, the notice (B4, B6, A21). */
import { notices } from './notices'
import { buildUpdates, watchBuilds, type BuildWatch } from './watch-builds'

const hour = 3_600_000
const summary = (digest: string) => ({ data: { '/about': { title: 'About', digest } } })
let files: Record<string, unknown>
const fetchJson = jest.fn((url: string) => {
  const name = url.replace(/latest\.json\?\d+$/, 'latest.json')
  return name in files ? Promise.resolve(files[name]) : Promise.reject(new Error('404'))
})

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/about')
  notices.show(undefined)
  fetchJson.mockClear()
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'c', build: 'one' },
    '/builds/meta/one.json': { prerendered: ['/about'], matcher: { static: {}, wildcard: {}, dynamic: {} } },
    '/builds/latest.json': { id: 'two' },
    '/about/_payload.json?one': summary('aaaa'),
    '/about/_payload.json?two': summary('bbbb'),
  }
})
afterEach(() => void jest.useRealTimers())

/** A started watch, as on a page that has loaded. */
function begin(): BuildWatch {
  const watch = watchBuilds(fetchJson)
  watch.begin()
  return watch
}

test('B6: metadata, then the payload of the page, a second after idle', async () => {
  begin()
  await jest.advanceTimersByTimeAsync(1100)
  expect(fetchJson.mock.calls).toEqual([
    ['/page-data/app-data.json', 'force-cache'],
    ['/builds/meta/one.json'],
    ['/about/_payload.json?one'],
  ])
})

test('B4, A21: a new build that changes this page: announced once, and the notice appears', async () => {
  const told = jest.fn()
  const stop = buildUpdates.subscribe(told)
  const watch = begin()
  await jest.advanceTimersByTimeAsync(1100)
  expect([watch.outdated(), notices.current()]).toEqual([false, undefined])
  await jest.advanceTimersByTimeAsync(2 * hour)
  expect([watch.outdated(), notices.current()]).toEqual([true, 'update'])
  expect(told.mock.calls).toEqual([[{ id: 'two' }]])
  stop()
})

test('A21: no notice when this page has not changed', async () => {
  files['/about/_payload.json?two'] = summary('aaaa')
  const watch = begin()
  await jest.advanceTimersByTimeAsync(hour + 1100)
  expect([watch.outdated(), notices.current()]).toEqual([true, undefined])
})

test('B13: another page reads its payload; one that was not prerendered does not', async () => {
  files['/news/_payload.json?one'] = summary('cccc')
  const watch = begin()
  await jest.advanceTimersByTimeAsync(1100)
  history.replaceState(null, '', '/news')
  watch.pageShown()
  await jest.advanceTimersByTimeAsync(1)
  expect(fetchJson).toHaveBeenCalledTimes(3)
})

test('a build that could not be read is read on the next page', async () => {
  const facts = files['/page-data/app-data.json']
  delete files['/page-data/app-data.json']
  const watch = begin()
  await jest.advanceTimersByTimeAsync(1100)
  expect(fetchJson).toHaveBeenCalledTimes(1)
  files['/page-data/app-data.json'] = facts
  watch.pageShown()
  await jest.advanceTimersByTimeAsync(hour + 1100)
  expect(watch.outdated()).toBe(true)
})

test('during development there is no build id, and nothing is checked', async () => {
  files['/page-data/app-data.json'] = { webpackCompilationHash: 'c' }
  begin()
  await jest.advanceTimersByTimeAsync(2 * hour)
  expect(fetchJson).toHaveBeenCalledTimes(1)
})
