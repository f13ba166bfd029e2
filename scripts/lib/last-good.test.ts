/** A failed build leaves the last good output unchanged. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '../../src/gatsby/folders'
import { dropLastGood, restoreLastGood, setLastGoodAside } from './last-good'

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof import('node:fs')>('node:fs')
  return { ...actual, rmSync: jest.fn(actual.rmSync) }
})

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'good-'))))
afterEach(() => rmSync(root, { recursive: true }))

function publish(text: string): void {
  mkdirSync(outputOf(root), { recursive: true })
  writeFileSync(join(outputOf(root), 'index.html'), text)
}
const published = () => readFileSync(join(outputOf(root), 'index.html'), 'utf8')

test('after a failed build the earlier output is back, with no files of the failed one', () => {
  publish('good')
  setLastGoodAside(root)
  publish('half')
  writeFileSync(join(outputOf(root), 'extra.html'), '')
  restoreLastGood(root)
  expect(published()).toBe('good')
  expect(existsSync(join(outputOf(root), 'extra.html'))).toBe(false)
})

test('after a successful build the new output stays', () => {
  publish('old')
  setLastGoodAside(root)
  publish('new')
  dropLastGood(root)
  restoreLastGood(root)
  expect(published()).toBe('new')
})

test('if the deletion of the earlier output breaks off, the new output stays, and the next build deletes the rest', () => {
  publish('old')
  writeFileSync(join(outputOf(root), 'rest.html'), '')
  setLastGoodAside(root)
  publish('new')
  const broken: typeof rmSync = (folder) => {
    if (!existsSync(folder)) return
    unlinkSync(join(String(folder), 'index.html'))
    throw new Error('broken off')
  }
  jest.mocked(rmSync).mockImplementationOnce(broken).mockImplementationOnce(broken)
  expect(() => dropLastGood(root)).toThrow('broken off')
  restoreLastGood(root)
  expect(published()).toBe('new')
  setLastGoodAside(root)
  publish('newer')
  dropLastGood(root)
  expect(readdirSync(join(root, '.build'))).toEqual([])
  expect(published()).toBe('newer')
})

test('a first build that fails leaves nothing behind to restore', () => {
  setLastGoodAside(root)
  restoreLastGood(root)
  expect(existsSync(outputOf(root))).toBe(false)
})
