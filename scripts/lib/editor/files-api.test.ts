/** The editor's storage in a working tree: where it may read and write, and that no path escapes. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EditorStorage } from './decap-server'
import { startFilesApi } from './files-api'
import { ForbiddenPath } from './guard'

const root = mkdtempSync(join(tmpdir(), 'editor-files-'))
let storage: EditorStorage
beforeAll(async () => {
  mkdirSync(join(root, 'content/news'), { recursive: true })
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/secret.md'), 'secret')
  symlinkSync(tmpdir(), join(root, 'content/out'))
  storage = await startFilesApi(root, 9181)
}, 30_000)
afterAll(async () => {
  await storage.stop()
  rmSync(root, { recursive: true })
})

const content = Buffer.from([0, 255, 10]).toString('base64')
const entry = (path: string) =>
  storage.answer({ action: 'persistEntry', params: { dataFiles: [{ path, raw: 'Ä “ß”\n' }], assets: [] } })
const upload = (path: string) =>
  storage.answer({ action: 'persistMedia', params: { asset: { path, content, encoding: 'base64' } } })

test('an entry is written atomically, read back and listed', async () => {
  const path = 'content/news/größe.en.md'
  await entry(path)
  expect(readFileSync(join(root, path), 'utf8')).toBe('Ä “ß”\n')
  expect(readdirSync(join(root, 'content/news'))).toEqual(['größe.en.md'])
  expect(await storage.answer({ action: 'getEntry', params: { path } })).toMatchObject({ data: 'Ä “ß”\n' })
  expect(
    await storage.answer({ action: 'getEntry', params: { path: 'content/news/none.en.md' } }),
  ).toMatchObject({ data: null })
  const listed = { folder: 'content/news', extension: 'md', depth: 1 }
  expect(await storage.answer({ action: 'entriesByFolder', params: listed })).toMatchObject([
    { data: 'Ä “ß”\n', file: { path } },
  ])
})

test.each([
  'static/videos/film.webm',
  'static/videos/film.en.vtt',
  'static/downloads/a.pdf',
  'content/media/a.PNG',
])('%s is uploaded, listed and deleted', async (path) => {
  expect(await upload(path)).toMatchObject({ path, content })
  const mediaFolder = path.replace(/\/[^/]+$/, '')
  expect(await storage.answer({ action: 'getMedia', params: { mediaFolder } })).toMatchObject([{ path }])
  await storage.answer({
    action: 'deleteFiles',
    params: { paths: [path], options: { commitMessage: 'Delete' } },
  })
  expect(readdirSync(join(root, mediaFolder))).toEqual([])
})

test.each([
  '../x.md',
  '/etc/passwd',
  'content/../package.md',
  'package.json',
  'src/x.md',
  'content/news/x.js',
  'content/media/x.gif',
  'static/videos/x.pdf',
  'content/out/x.md',
  '.git/config',
])('%s is rejected', async (path) => {
  await expect(entry(path)).rejects.toThrow(ForbiddenPath)
  await expect(upload(path)).rejects.toThrow(ForbiddenPath)
  await expect(storage.answer({ action: 'getEntry', params: { path } })).rejects.toThrow(ForbiddenPath)
  await expect(storage.answer({ action: 'deleteFile', params: { path } })).rejects.toThrow(ForbiddenPath)
})

test.each(['src', '.', '..', 'content/../src', 'content/out', '/etc'])(
  'the folder %s is not listed',
  async (folder) => {
    const params = { folder, extension: 'md', depth: 1 }
    await expect(storage.answer({ action: 'entriesByFolder', params })).rejects.toThrow(ForbiddenPath)
  },
)

test('an unknown action is rejected', async () => {
  await expect(storage.answer({ action: 'constructor' })).rejects.toMatchObject({ status: 422 })
})
