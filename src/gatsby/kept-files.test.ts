/** The cache between builds: hits, damaged files are ignored, the size is bounded, and failures are harmless. */
import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder, keptFiles } from './kept-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = (text: string) => jest.fn(() => Promise.resolve(Buffer.from(text)))

test('a cached result is found again, by every process', async () => {
  const first = make('one')
  expect(String(await keptFiles(folder).get('a', first))).toBe('one')
  const second = make('two')
  expect(String(await keptFiles(folder).get('a', second))).toBe('one')
  expect(second).not.toHaveBeenCalled()
  expect(String(await keptFiles(folder).get('b', second))).toBe('two')
})

test.each([
  ['half a file', (file: string) => truncateSync(file, 34)],
  ['an empty file', (file: string) => truncateSync(file, 0)],
  ['other content', (file: string) => writeFileSync(file, 'x'.repeat(80))],
])('%s is discarded and made again', async (_, damage) => {
  await keptFiles(folder).get('a', make('one'))
  for (const name of readdirSync(folder)) damage(join(folder, name))
  expect(String(await keptFiles(folder).get('a', make('two')))).toBe('two')
  expect(String(await keptFiles(folder).get('a', make('three')))).toBe('two')
})

test('concurrent writers leave one complete file', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => keptFiles(folder).get('a', make('one'))))
  expect(new Set(results.map(String))).toEqual(new Set(['one']))
  expect(readdirSync(folder)).toHaveLength(1)
})

test('the least recently used file is evicted first', async () => {
  // 32 bytes of each file are its checksum.
  const kept = keptFiles(folder, 2 * (32 + 10))
  for (const key of ['a', 'b', 'c']) {
    await kept.get(key, make(key.repeat(10)))
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1)
  }
  await kept.get('a', make('again'))
  await kept.get('c', make('again'))
  await kept.tidy()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(String(await kept.get('a', make('new')))).toBe('aaaaaaaaaa')
  expect(String(await kept.get('b', make('new')))).toBe('new')
})

test('a folder that cannot be written only costs time', async () => {
  writeFileSync(join(folder, 'file'), '')
  const kept = keptFiles(join(folder, 'file', 'below'))
  expect(String(await kept.get('a', make('one')))).toBe('one')
  await expect(kept.tidy()).resolves.toBeUndefined()
})

test('the folder can be configured', () => {
  expect(cacheFolder({ BUILD_CACHE: '/tmp/x' })).toBe('/tmp/x')
})
