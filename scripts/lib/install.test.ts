/** When an install is needed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installReason } from './install.mjs'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'install-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify({ packages }))
}

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
}

test('no packages at all, or an interrupted install', () => {
  write('package-lock.json', locked)
  expect(installReason(root)).toContain('not installed yet')
})

test('everything is installed; optional packages for other systems may be missing', () => {
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(installReason(root)).toBeUndefined()
})

test.each([
  ['another version', { 'node_modules/a': { version: '0.9.0' } }, 'a 1.0.0, installed is 0.9.0'],
  ['a missing package', {}, 'a 1.0.0, installed is none'],
  [
    'another version of an optional one',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    'b 2.0.0',
  ],
])('%s', (_, installed, reason) => {
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', installed)
  expect(installReason(root)).toContain(reason)
})
