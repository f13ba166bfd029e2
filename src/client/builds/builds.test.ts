/** @jest-environment jsdom */
/** Build check, metadata, payload and their prefetch (B1 to B6, B13). */
import { payloadUrl } from './addresses'
import { startBuildCheck } from './check'
import { rulesFor } from './matcher'
import { createMetadataReader, hasPayload, parseMetadata, type BuildMetadata } from './metadata'
import { createPayloadReader, summaryOf } from './payload'
import { schedulePrefetch } from './prefetch'

const minute = 60_000
beforeEach(() => void jest.useFakeTimers({ now: 5 }))
afterEach(() => void jest.useRealTimers())

describe('build check', () => {
  const fetchJson = jest.fn<Promise<unknown>, [string]>()
  const onUpdate = jest.fn()
  let stop: () => void
  beforeEach(() => {
    fetchJson.mockReset().mockResolvedValue({ id: 'one' })
    onUpdate.mockReset()
    stop = startBuildCheck({ currentId: 'one', fetchJson, onUpdate })
  })
  afterEach(() => stop())

  test('B1: no request within 59 min 59 s', async () => {
    await jest.advanceTimersByTimeAsync(60 * minute - 1000)
    expect(fetchJson).not.toHaveBeenCalled()
  })
  test('B2, B3: one request an hour, bypassing caches; the same id changes nothing', async () => {
    await jest.advanceTimersByTimeAsync(60 * minute)
    expect(fetchJson.mock.calls).toEqual([[`/builds/latest.json?${5 + 60 * minute}`]])
    await jest.advanceTimersByTimeAsync(60 * minute)
    expect(fetchJson).toHaveBeenCalledTimes(2)
    expect(onUpdate).not.toHaveBeenCalled()
  })
  test('B4: another id is announced once, with the response', async () => {
    fetchJson.mockResolvedValue({ id: 'two', timestamp: 7 })
    await jest.advanceTimersByTimeAsync(180 * minute)
    expect(onUpdate.mock.calls).toEqual([[{ id: 'two', timestamp: 7 }]])
    expect(fetchJson).toHaveBeenCalledTimes(1)
  })
  test('B5: a failed check does not end the checks', async () => {
    fetchJson.mockRejectedValueOnce(new Error('500'))
    await jest.advanceTimersByTimeAsync(120 * minute)
    expect(fetchJson).toHaveBeenCalledTimes(2)
  })
  test.each([undefined, null, 'html', {}, { id: 5 }, { id: '' }])(
    'a response like %j is ignored',
    async (answer) => {
      fetchJson.mockResolvedValue(answer)
      await jest.advanceTimersByTimeAsync(60 * minute)
      expect(onUpdate).not.toHaveBeenCalled()
    },
  )
})

test.each([
  ['slow-2g', 0],
  ['2g', 1],
  ['3g', 1],
  ['4g', 1],
  [undefined, 1],
])('B6: on %s the metadata is fetched %i times, a second after idle', (type, count) => {
  const prefetch = jest.fn()
  schedulePrefetch(prefetch, type)
  jest.advanceTimersByTime(999)
  expect(prefetch).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(prefetch).toHaveBeenCalledTimes(count)
})

const metadata: BuildMetadata = {
  id: 'one',
  timestamp: 1,
  prerendered: ['/', '/about'],
  matcher: {
    static: { '/pre/test': { redirect: '/' } },
    wildcard: { '/pre/spa': { ssr: false }, '/pre': { prerender: true }, '/': { ssr: true } },
    dynamic: { '/news/:slug': { template: 'article' } },
  },
}

test.each([
  ['/', { ssr: true }],
  ['/pre', { prerender: true, ssr: true }],
  ['/pre/spa/thing', { prerender: true, ssr: false }],
  ['/pre/test', { prerender: true, redirect: '/', ssr: true }],
  ['/prefix', { ssr: true }],
  ['/news/first', { ssr: true, template: 'article' }],
  ['/news/first/more', { ssr: true }],
  ['/toString', { ssr: true }],
])('3.1 matcher: %s', (path, rules) => {
  expect(rulesFor(path, metadata.matcher)).toEqual(rules)
})

test.each([
  ['/about', true],
  ['/about/?x#y', true],
  ['/', true],
  ['/pre/thing', true],
  ['/pre/test', false],
  ['/unknown', false],
])('R73: %s has a payload: %s', (path, expected) => {
  expect(hasPayload(path, metadata)).toBe(expected)
})

test('R72: metadata is fetched once by id; a failed fetch is not cached, a wrong shape is rejected', async () => {
  const fetchJson = jest.fn<Promise<unknown>, [string]>().mockRejectedValueOnce(new Error('503'))
  const read = createMetadataReader(fetchJson.mockResolvedValue(metadata), '/site')
  await expect(read('one')).resolves.toBeUndefined()
  await expect(read('one')).resolves.toBe(metadata)
  await read('one')
  expect(fetchJson.mock.calls).toEqual([['/site/builds/meta/one.json'], ['/site/builds/meta/one.json']])
  for (const wrong of ['<html>', {}, { matcher: {}, prerendered: [] }])
    expect(parseMetadata(wrong)).toBeUndefined()
})

test.each([
  ['/', '/_payload.json?one'],
  ['/about/', '/about/_payload.json?one'],
  ['/de/news?x=1#y', '/de/news/_payload.json?one'],
])('the payload of %s is at %s', (path, url) => {
  expect(payloadUrl(path, 'one')).toBe(url)
})
test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'about'])(
  '%s is rejected',
  (path) => {
    expect(() => payloadUrl(path, 'one')).toThrow('Payload URL must not include hostname: ')
  },
)

test('B13: a payload is read once and its data merged; a failed one warns and is retried', async () => {
  const warn = jest.fn()
  const summary = { title: 'About', digest: 'abc' }
  const fetchJson = jest.fn<Promise<unknown>, [string]>().mockResolvedValue({ data: { '/about': summary } })
  const reader = createPayloadReader(fetchJson, warn)
  fetchJson.mockResolvedValueOnce('<html>')
  await reader.load('/about', 'one')
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\[nuxt\] Cannot load payload/), expect.any(Error))
  await reader.load('/about', 'one')
  await reader.load('/about', 'one')
  expect(fetchJson).toHaveBeenCalledTimes(2)
  expect(reader.data).toEqual({ '/about': summary })
  expect([summaryOf('/about', reader.data), summaryOf('/toString', reader.data)]).toEqual([
    summary,
    undefined,
  ])
})
