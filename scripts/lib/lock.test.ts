/** The lock of a checkout: held, given back, and taken over from a process that is gone. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'

let root = ''
let file = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(root, '.lock/site.json')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a second taker is refused with who, where and since when', () => {
  takeLock(root, { what: 'npm start', address: 'http://localhost:8000/' })
  expect(() => takeLock(root, { what: 'npm run build' })).toThrow(
    /already being used by "npm start" at http:\/\/localhost:8000\/ \(process \d+, since 2/,
  )
})

test('after it is given back it can be taken again', () => {
  takeLock(root, { what: 'one' })()
  expect(existsSync(file)).toBe(false)
  expect(takeLock(root, { what: 'two' })).toBeInstanceOf(Function)
})

test.each(['', '{"pid":', 'gone'])('a lock left behind is taken over (%s)', (text) => {
  mkdirSync(join(root, '.lock'))
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, text === 'gone' ? JSON.stringify({ pid, what: 'old', since: '' }) : text)
  takeLock(root, { what: 'new' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, what: 'new' })
  expect(readdirSync(join(root, '.lock'))).toEqual(['site.json'])
})

test('giving back leaves a lock alone that somebody else holds by now', () => {
  const release = takeLock(root, { what: 'one' })
  writeFileSync(file, JSON.stringify({ pid: 1, what: 'other', since: '' }))
  release()
  expect(existsSync(file)).toBe(true)
})
