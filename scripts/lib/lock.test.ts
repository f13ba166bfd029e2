/** The lock of a checkout: held, released, and taken over from a process that has ended. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'

let root = ''
let held: (() => void)[] = []
let note = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  note = join(root, '.lock/site.json')
})
afterEach(() => {
  for (const release of held) release()
  held = []
  rmSync(root, { recursive: true })
})

/** Takes the lock, at most until the end of the test. */
function take(what: string, address?: string): () => void {
  const release = takeLock(root, { what, ...(address ? { address } : {}) })
  held.push(release)
  return release
}

/** Leftovers of a killed process: its lock and its note. */
function leaveBehind(text: string): void {
  mkdirSync(join(root, '.lock/site'), { recursive: true })
  writeFileSync(note, text)
}

test('a second process is refused, with who holds the lock, where and since when', () => {
  take('npm start', 'http://localhost:8000/')
  expect(() => take('npm run build')).toThrow(
    /already being used by "npm start" at http:\/\/localhost:8000\/ \(process \d+, since 2/,
  )
})

test('a released lock can be taken again', () => {
  take('one')()
  expect(readdirSync(join(root, '.lock'))).toEqual([])
  expect(take('two')).toBeInstanceOf(Function)
})

test('the lock of a killed process is taken over at once', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  leaveBehind(JSON.stringify({ pid, what: 'old', since: '' }))
  take('new')
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ pid: process.pid, what: 'new' })
  expect(readdirSync(join(root, '.lock')).sort()).toEqual(['site', 'site.json'])
})

test.each([
  ['a process whose PID another one now has', JSON.stringify({ pid: 1, what: 'old', since: '' })],
  ['an unknown process', ''],
  ['an unknown process, with half a note', '{"pid":'],
])('the lock of %s is taken over once it has not been renewed for a minute', (_, text) => {
  leaveBehind(text)
  expect(() => take('new')).toThrow('This checkout is already being used by')
  const longAgo = Date.now() / 1000 - 61
  utimesSync(join(root, '.lock/site'), longAgo, longAgo)
  expect(take('new')).toBeInstanceOf(Function)
})

test('releasing leaves a lock alone that another process now holds', () => {
  const release = take('one')
  const own = readFileSync(note)
  writeFileSync(note, JSON.stringify({ pid: 1, what: 'other', since: '' }))
  release()
  expect(existsSync(join(root, '.lock/site'))).toBe(true)
  writeFileSync(note, own)
})
