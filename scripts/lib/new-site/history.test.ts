/** Starting a fresh history, in temporary repositories: what is kept, and that a failure of git changes nothing. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastChanges } from '../../../src/gatsby/last-changes'
import { contentHistory } from '../../../src/translations-status/history'
import { beginHistory, historyProblem, remotesOf, unsavedChanges } from './history'
import { swapIn } from './swap'

let folder = ''
let root = ''
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, env: process.env, encoding: 'utf8' }).trim()
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

const environment = { ...process.env }

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  root = join(folder, 'site')
  mkdirSync(root)
  // Ignores this machine's git settings and any repository above the folder.
  writeFileSync(join(folder, 'gitconfig'), '[user]\nname = Ada\nemail = ada@example.com\n')
  Object.assign(process.env, {
    GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: folder,
  })
  git('init', '--quiet', '--initial-branch=site')
  write('.gitignore', '.build/\n')
  write('content/a.md', 'sample')
  commit('First')
  write('content/a.md', 'sample, second version')
  commit('Second')
})
afterEach(() => {
  process.env = { ...environment }
  rmSync(folder, { recursive: true, force: true })
})

/** Replaces the content as `npm run new` does, with the new history as its last step. */
async function replaceContent(): Promise<void> {
  const copy = join(folder, 'copy')
  mkdirSync(join(copy, 'content'), { recursive: true })
  writeFileSync(join(copy, 'content/b.md'), 'own')
  await swapIn(root, copy, ['content'], () => beginHistory(root, 'Begin the site'))
}

test('the branch starts over with one commit of all files, and the former commits stay in “template”', async () => {
  const former = git('rev-parse', 'HEAD')
  await replaceContent()
  expect(git('log', '--format=%s')).toBe('Begin the site')
  expect(git('branch', '--show-current')).toBe('site')
  expect(git('ls-tree', '-r', '--name-only', 'HEAD').split('\n')).toEqual(['.gitignore', 'content/b.md'])
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-parse', 'template')).toBe(former)
  expect(git('log', '--format=%s', 'template')).toBe('Second\nFirst')
})

test('a history that starts over in a shallow clone is complete', async () => {
  const source = pathToFileURL(root).href
  root = join(folder, 'shallow')
  execFileSync('git', ['clone', '--quiet', '--depth=1', source, root])
  expect([...lastChanges(root).keys()]).toEqual([])
  expect(await contentHistory(root)).toMatchObject({ kind: 'shallow' })
  await replaceContent()
  expect([...lastChanges(root).keys()]).toEqual(['content/b.md'])
  expect(await contentHistory(root)).toMatchObject({ kind: 'full' })
})

test('the branch no longer tracks its former upstream; the remote to replace is reported', async () => {
  git('remote', 'add', 'origin', 'https://git.example/template.git')
  git('config', 'branch.site.remote', 'origin')
  git('config', 'branch.site.merge', 'refs/heads/site')
  await replaceContent()
  expect(() => git('config', 'branch.site.merge')).toThrow()
  expect(remotesOf(root)).toEqual(['origin https://git.example/template.git'])
})

test('if git fails, files, branches and index are unchanged', async () => {
  const former = git('rev-parse', 'HEAD')
  // A branch below that name makes it unavailable, which no check detects in advance.
  git('branch', 'template/old')
  expect(historyProblem(root)).toBeUndefined()
  await expect(replaceContent()).rejects.toThrow('template')
  expect(read('content/a.md')).toBe('sample, second version')
  expect(git('rev-parse', 'HEAD')).toBe(former)
  expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(['site', 'template/old'])
  expect(git('status', '--porcelain')).toBe('')
})

test('a folder without a repository gets one', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(historyProblem(root)).toBeUndefined()
  expect(unsavedChanges(root, ['content'])).toEqual([expect.stringContaining('not a git repository')])
  await replaceContent()
  expect(git('log', '--all', '--format=%s')).toBe('Begin the site')
  expect(git('status', '--porcelain')).toBe('')
})

const hindrances: Record<string, [prepare: () => void, says: string]> = {
  'an untracked file': [() => write('notes.txt', 'mine'), '?? notes.txt'],
  'a changed file': [() => write('content/a.md', 'mine'), 'M content/a.md'],
  'a branch “template”': [() => git('branch', 'template'), 'already is a branch “template”'],
  'no branch': [() => git('checkout', '--quiet', '--detach'), 'No branch is checked out'],
  'a missing git user': [
    () => writeFileSync(join(folder, 'gitconfig'), '[user]\nuseConfigOnly = true\n'),
    'git config --global user.name',
  ],
  'no commit yet': [
    () => {
      rmSync(join(root, '.git'), { recursive: true })
      git('init', '--quiet')
    },
    'no commit yet',
  ],
  'a repository that contains more than this site': [
    () => (root = join(root, 'content')),
    'belongs to the repository',
  ],
  'no git': [() => (process.env['PATH'] = folder), 'not on this machine'],
}

test.each(Object.entries(hindrances))(
  '%s prevents a fresh history, with a message that explains it',
  (_, [prepare, says]) => {
    expect(historyProblem(root)).toBeUndefined()
    prepare()
    expect(historyProblem(root)).toContain(says)
  },
)

test('potential losses are listed: changes to replaced files, and everything if there is no git', () => {
  write('notes.txt', 'mine')
  expect(unsavedChanges(root, ['content'])).toEqual([])
  write('content/new.md', 'mine')
  expect(unsavedChanges(root, ['content'])).toEqual(['?? content/new.md'])
  process.env['PATH'] = folder
  expect(unsavedChanges(root, ['content'])).toEqual([expect.stringContaining('no git')])
})
