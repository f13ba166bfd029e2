/** What compilers have made is used again for the same code only; whatever else there is, the build begins without it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { emptyCache, noteCompilation } from './kept-compilation'

let root: string
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const compiled = '.cache/webpack/stage-build-html/0.pack'
const parcels = '.cache/.parcel-cache/data.mdb'
const data = '.cache/redux/redux.state'
const left = (): string[] => [compiled, parcels, data].filter((file) => existsSync(join(root, file)))

beforeEach(() => {
  delete process.env['BUILD_CACHE']
  root = mkdtempSync(join(tmpdir(), 'compiled-'))
  write('src/a.ts', 'a')
  write('package-lock.json', '{}')
  write('content/news/a.en.md', 'text')
  for (const file of [compiled, parcels, data]) write(file, 'made')
  noteCompilation(root)
})
afterEach(() => rmSync(root, { recursive: true }))

test('after a change of content, what was compiled stays, and nothing else does', () => {
  write('content/news/a.en.md', 'other text')
  expect(emptyCache(root, false)).toBeUndefined()
  expect(left()).toEqual([compiled, parcels])
})

test.each([
  ['a changed file', () => write('src/a.ts', 'b')],
  ['a new file', () => write('src/deep/b.ts', 'b')],
  ['other packages', () => write('package-lock.json', '{"a":1}')],
])('%s in the code: nothing stays, and a line says so', (_, change) => {
  change()
  expect(emptyCache(root, false)).toMatch(/^The code, a package, a setting or Node has changed/)
  expect(left()).toEqual([])
})

test('another setting that is compiled in: nothing stays', () => {
  process.env['SITE_URL'] = 'https://other.example'
  expect(emptyCache(root, false)).toMatch(/a setting/)
  delete process.env['SITE_URL']
  expect(left()).toEqual([])
})

test('another Node: nothing stays', () => {
  const { version } = process
  Object.defineProperty(process, 'version', { value: 'v0.0.0' })
  expect(emptyCache(root, false)).toMatch(/Node has changed/)
  Object.defineProperty(process, 'version', { value: version })
  expect(left()).toEqual([])
})

test.each([
  ['damaged', () => write(compiled, 'mad')],
  ['missing in part', () => rmSync(join(root, parcels))],
])('what is %s is thrown away with a line', (_, harm) => {
  harm()
  expect(emptyCache(root, false)).toMatch(/is damaged: all is compiled anew/)
  expect(left()).toEqual([])
})

test('a clean build, and one after a build that has not ended, begin with nothing and without a word', () => {
  expect(emptyCache(root, true)).toBeUndefined()
  expect(left()).toEqual([])
  write(compiled, 'half')
  expect(emptyCache(root, false)).toBeUndefined()
  expect(left()).toEqual([])
})

test('a host that keeps one folder between its builds finds there what another checkout has compiled', () => {
  process.env['BUILD_CACHE'] = join(root, 'kept')
  noteCompilation(root)
  for (const folder of ['.cache', '.build']) rmSync(join(root, folder), { recursive: true })
  expect(emptyCache(root, false)).toBeUndefined()
  expect(left()).toEqual([compiled, parcels])
  write('src/a.ts', 'b')
  for (const folder of ['.cache', '.build']) rmSync(join(root, folder), { recursive: true })
  expect(emptyCache(root, false)).toMatch(/^The code/)
  expect(left()).toEqual([])
  delete process.env['BUILD_CACHE']
})
