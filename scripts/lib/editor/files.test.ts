/** The editor's storage in a working tree: where it may write, and that nothing leads out. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForbiddenPath } from './files'
import { answerFromFiles, UnknownAction } from './files-api'

const root = mkdtempSync(join(tmpdir(), 'editor-files-'))
beforeAll(() => {
  mkdirSync(join(root, 'content/news'), { recursive: true })
  symlinkSync(tmpdir(), join(root, 'content/out'))
})
afterAll(() => rmSync(root, { recursive: true }))

const persist = (path: string) =>
  answerFromFiles(root, {
    action: 'persistEntry',
    params: { dataFiles: [{ path, raw: 'Ä “ß”\n' }], assets: [] },
  })

test('an entry is written whole and read again', async () => {
  await persist('content/news/größe.en.md')
  expect(readFileSync(join(root, 'content/news/größe.en.md'), 'utf8')).toBe('Ä “ß”\n')
  expect(readdirSync(join(root, 'content/news'))).toEqual(['größe.en.md'])
  expect(
    await answerFromFiles(root, { action: 'getEntry', params: { path: 'content/news/größe.en.md' } }),
  ).toMatchObject({ data: 'Ä “ß”\n' })
  expect(
    await answerFromFiles(root, { action: 'getEntry', params: { path: 'content/news/none.en.md' } }),
  ).toMatchObject({ data: null })
})

test.each([
  '../x.md',
  '/etc/passwd',
  'content/../package.md',
  'package.json',
  'src/x.md',
  'content/news/x.js',
  'content/out/x.md',
  '.git/config',
])('%s is refused', async (path) => {
  await expect(persist(path)).rejects.toThrow(ForbiddenPath)
})

test('an action that nobody knows is refused', async () => {
  await expect(answerFromFiles(root, { action: 'constructor' })).rejects.toThrow(UnknownAction)
})
