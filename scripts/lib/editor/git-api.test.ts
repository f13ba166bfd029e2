/** The scratch clone in which the editor saves while developing. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scratchClone } from './git-api'

const folder = mkdtempSync(join(tmpdir(), 'editor-clone-'))
const source = join(folder, 'source')
const clone = join(folder, 'clone')
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a project on any branch is cloned as the branch that drafts start from', async () => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=redesign', source])
  git(source, 'config', 'user.name', 'Ada Örtlich')
  git(source, 'config', 'user.email', 'ada@example.com')
  git(source, 'commit', '--quiet', '--allow-empty', '--message', 'Begun')
  await scratchClone(source, clone)
  expect(git(clone, 'branch', '--show-current')).toBe('main')
  expect(git(clone, 'rev-parse', 'main')).toBe(git(source, 'rev-parse', 'redesign'))
})
