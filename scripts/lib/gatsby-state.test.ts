/** A build continues from the last one if that is intact and of the same code; otherwise it starts from scratch. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noteState, setOutputAside, takeState } from './gatsby-state'

let root: string
let key: string
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const compiled = '.cache/webpack/stage-build-html/0.pack'
const data = '.cache/redux/redux.state'
const written = 'public/index.html'
/** The first message of a build. */
const lineOf = (clean = false): string | undefined => takeState(root, clean).line
/** The files that exist when Gatsby starts. */
const left = (): string[] => [compiled, data, written].filter((file) => existsSync(join(root, file)))
const all = [compiled, data, written]

beforeEach(() => {
  delete process.env['BUILD_CACHE']
  root = mkdtempSync(join(tmpdir(), 'compiled-'))
  write('src/a.ts', 'a')
  write('package-lock.json', '{}')
  write('content/news/a.en.md', 'text')
  key = takeState(root, false).key
  for (const file of all) write(file, 'made')
  write('.build/site/index.html', 'finished')
  setOutputAside(root)
  noteState(root, key)
  // The build sets the finished site aside.
  rmSync(join(root, 'public'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('after a content change, Gatsby finds its earlier output unchanged', () => {
  write('content/news/a.en.md', 'other text')
  expect(lineOf()).toBeUndefined()
  expect(left()).toEqual(all)
  expect(readFileSync(join(root, written), 'utf8')).toBe('made')
})

test.each([
  ['a changed file', () => write('src/a.ts', 'b')],
  ['a new file', () => write('src/deep/b.ts', 'b')],
  ['other interface texts', () => write('locales/en/nav.json', '{}')],
  ['a changed file for visitors', () => write('static/downloads/a.pdf', 'b')],
  ['other packages', () => write('package-lock.json', '{"a":1}')],
])('%s in the code: the cache is discarded, with a message', (_, change) => {
  change()
  expect(lineOf()).toMatch(/^The code, a package, a setting or Node has changed/)
  expect(left()).toEqual([])
})

test('code that changes during a build does not count as built', () => {
  const { key: begun } = takeState(root, false)
  write('src/a.ts', 'b')
  write('.build/site/index.html', 'finished')
  setOutputAside(root)
  noteState(root, begun)
  expect(lineOf()).toMatch(/^The code/)
})

test('another compiled-in setting: nothing is kept', () => {
  process.env['SITE_URL'] = 'https://other.example'
  expect(lineOf()).toMatch(/a setting/)
  delete process.env['SITE_URL']
  expect(left()).toEqual([])
})

test('another Node version: nothing is kept', () => {
  const { version } = process
  Object.defineProperty(process, 'version', { value: 'v0.0.0' })
  expect(lineOf()).toMatch(/Node has changed/)
  Object.defineProperty(process, 'version', { value: version })
  expect(left()).toEqual([])
})

test.each([
  ['damaged', () => write(compiled, 'mad')],
  ['missing in part', () => rmSync(join(root, '.build/gatsby/index.html'))],
])('output that is %s is discarded with a message', (_, harm) => {
  harm()
  expect(lineOf()).toMatch(/is damaged, or “npm start” has replaced it: everything is built from scratch/)
  expect(left()).toEqual([])
})

test('a clean build, and one after an unfinished build, start from scratch without a message', () => {
  expect(lineOf(true)).toBeUndefined()
  expect(left()).toEqual([])
  write(compiled, 'half')
  expect(lineOf()).toBeUndefined()
  expect(left()).toEqual([])
})

test('on a host that keeps one folder between builds, a new checkout reuses the output of another', () => {
  process.env['BUILD_CACHE'] = join(root, 'kept')
  noteState(root, key)
  for (const folder of ['.cache', '.build', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
  expect(lineOf()).toBeUndefined()
  expect(left()).toEqual(all)
  write('src/a.ts', 'b')
  for (const folder of ['.cache', '.build', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
  expect(lineOf()).toMatch(/^The code/)
  expect(left()).toEqual([])
  delete process.env['BUILD_CACHE']
})

test('the folder of a host is updated: changed files are copied, unchanged ones left, lost ones removed', () => {
  process.env['BUILD_CACHE'] = join(root, 'kept')
  noteState(root, key)
  const kept = (file: string) => join(root, 'kept/gatsby', file)
  // Copying it again would replace this mark, which has the size and time of the original.
  const { atime, mtime } = statSync(kept(compiled))
  writeFileSync(kept(compiled), 'MADE')
  utimesSync(kept(compiled), atime, mtime)
  write(data, 'changed')
  rmSync(join(root, '.build/gatsby/index.html'))
  noteState(root, key)
  expect(readFileSync(kept(compiled), 'utf8')).toBe('MADE')
  expect(readFileSync(kept(data), 'utf8')).toBe('changed')
  expect(existsSync(kept('.build/gatsby/index.html'))).toBe(false)
  delete process.env['BUILD_CACHE']
})
