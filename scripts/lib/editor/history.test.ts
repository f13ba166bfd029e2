/** The history of the editor's files on this machine, from a real repository. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForbiddenPath } from './guard'
import { changesOf, presentIn, textAt } from './history'

const root = mkdtempSync(join(tmpdir(), 'editor-history-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const path = 'content/news/größe.de.md'
const work = { root, branch: 'HEAD' }
const published = { root, branch: 'main' }

function commit(text: string | undefined, message: string): void {
  if (text === undefined) rmSync(join(root, path))
  else writeFileSync(join(root, path), text)
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

beforeAll(() => {
  mkdirSync(join(root, 'content/news'), { recursive: true })
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'content/news/other.en.md'), 'other')
  writeFileSync(join(root, 'src/secret.md'), 'secret')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada Örtlich')
  git('config', 'user.email', 'ada@example.com')
  commit('eins\n', 'One')
  commit('zwei\n', 'Two')
  commit(undefined, 'Gone')
})
afterAll(() => rmSync(root, { recursive: true }))

test('returns the commits of a file and of a folder, newest first, with their files and parents', async () => {
  const { changes, more } = await changesOf(published, path, 1)
  expect(more).toBe(false)
  const ids = git('log', '--format=%H').split('\n')
  expect(changes.map(({ id }) => id)).toEqual(ids)
  expect(changes[0]).toMatchObject({ author: 'Ada Örtlich', files: [path], parent: ids[1] })
  expect(changes[2]).not.toHaveProperty('parent')
  const folder = await changesOf(work, 'content/news', 1)
  expect(folder.changes[2]?.files?.toSorted()).toEqual([path, 'content/news/other.en.md'].toSorted())
  expect(await changesOf(published, path, 2)).toEqual({ changes: [], more: false })
  expect(await changesOf(published, 'content/news/never.en.md', 1)).toEqual({ changes: [], more: false })
})

test('returns earlier texts, and the files that exist now', async () => {
  const [gone = '', two = '', one = ''] = git('log', '--format=%H').split('\n')
  expect(await textAt(published, path, one)).toBe('eins\n')
  expect(await textAt(published, path, two)).toBe('zwei\n')
  expect(await textAt(published, path, gone)).toBeUndefined()
  expect(await presentIn(published, 'content/news')).toEqual(['content/news/other.en.md'])
  expect(await presentIn(work, 'content/news')).toEqual(['content/news/other.en.md'])
})

test('the commits of a draft come before the published ones; no other branch is read', async () => {
  git('checkout', '--quiet', '-b', 'cms/news/größe')
  git('config', 'user.name', 'Bärbel Straß')
  commit('drei\n', 'Draft')
  git('config', 'user.name', 'Ada Örtlich')
  const step = git('log', '-1', '--format=%H')
  git('checkout', '--quiet', '-b', 'private')
  commit('vier\n', 'Private')
  git('checkout', '--quiet', 'main')
  const first = async (draft?: string) => (await changesOf(published, path, 1, draft)).changes[0]
  const newest = async (draft: string) => (await first(draft))?.id
  expect(await newest('cms/news/größe')).toBe(step)
  expect((await first('cms/news/größe'))?.author).toBe('Bärbel Straß')
  expect((await first())?.author).toBe('Ada Örtlich')
  const [head] = git('log', '--format=%H').split('\n')
  for (const other of ['private', 'cms/../private', '--all', 'cms/x --all'])
    expect(await newest(other)).toBe(head)
  expect(await newest('cms/news/none')).toBeUndefined()
})

test('other paths are rejected, and other commit names have no text', async () => {
  await expect(changesOf(published, 'src/secret.md', 1)).rejects.toThrow(ForbiddenPath)
  await expect(changesOf(published, '../', 1)).rejects.toThrow(ForbiddenPath)
  await expect(textAt(published, 'src/secret.md', git('rev-parse', 'HEAD'))).rejects.toThrow(ForbiddenPath)
  await expect(presentIn(work, 'src')).rejects.toThrow(ForbiddenPath)
  expect(await textAt(published, path, '--help')).toBeUndefined()
  expect(await textAt(published, path, 'HEAD~1')).toBeUndefined()
})
