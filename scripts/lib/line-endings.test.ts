/** A checkout has the same bytes on every system, also where git is set to write Windows line endings. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

test('texts have line feeds only after a checkout on Windows, and pictures are unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'endings-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, stdio: 'pipe' })
  const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\r\n', 'latin1')
  git('init', '--quiet')
  cpSync(join(__dirname, '../../.gitattributes'), join(folder, '.gitattributes'))
  writeFileSync(join(folder, 'page.md'), 'one\ntwo\n')
  writeFileSync(join(folder, 'picture.png'), picture)
  git('add', '--all')
  for (const name of ['page.md', 'picture.png']) rmSync(join(folder, name))
  git('checkout-index', '--all')
  expect(readFileSync(join(folder, 'page.md'), 'utf8')).toBe('one\ntwo\n')
  expect(readFileSync(join(folder, 'picture.png'))).toEqual(picture)
  rmSync(folder, { recursive: true })
})
