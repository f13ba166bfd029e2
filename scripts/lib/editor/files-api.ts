/** Answers Decap's proxy backend from a working tree, without login and without git: for `npm start`. */
import { basename } from 'node:path'
import { contentId, listFolder, readIfThere, removeFile, writeWhole } from './files'
import { lastChangeOf } from './last-change'

type Asset = { path: string; content: string; encoding: 'base64' }
type Params = {
  folder?: string
  extension?: string
  files?: { path: string; label?: string }[]
  path?: string
  id?: string
  paths?: string[]
  dataFiles?: { path: string; raw: string }[]
  assets?: Asset[]
  asset?: Asset
  mediaFolder?: string
}

/** What the editor sends; `action` is one of Decap's proxy protocol. */
export type ApiRequest = { action: string; params?: Params }

/** A request that this server does not know. */
export class UnknownAction extends Error {}

async function entry(root: string, path: string, label?: string) {
  const content = await readIfThere(root, path)
  return { data: content?.toString('utf8') ?? null, file: { path, label, id: content && contentId(content) } }
}

async function media(root: string, path: string) {
  const content = (await readIfThere(root, path)) ?? Buffer.alloc(0)
  return {
    id: contentId(content),
    content: content.toString('base64'),
    encoding: 'base64',
    path,
    name: basename(path),
  }
}

async function writeAssets(root: string, assets: readonly Asset[]): Promise<void> {
  for (const asset of assets) await writeWhole(root, asset.path, Buffer.from(asset.content, asset.encoding))
}

/** Pictures first: the site rebuilds as soon as the entry changes, and must find them. */
async function persist(root: string, { dataFiles = [], assets = [] }: Params) {
  await writeAssets(root, assets)
  for (const file of dataFiles) await writeWhole(root, file.path, file.raw)
  return { message: 'entry persisted' }
}

type Action = (root: string, params: Params) => Promise<unknown>

const actions: Readonly<Record<string, Action>> = {
  info: (root) => Promise.resolve({ repo: basename(root), publish_modes: ['simple'], type: 'local_fs' }),
  entriesByFolder: async (root, { folder = '', extension = 'md' }) =>
    Promise.all(
      (await listFolder(root, folder, `.${extension.replace(/^\./, '')}`)).map((path) => entry(root, path)),
    ),
  entriesByFiles: (root, { files = [] }) =>
    Promise.all(files.map(({ path, label }) => entry(root, path, label))),
  getEntry: (root, { path = '' }) => entry(root, path),
  persistEntry: persist,
  getMedia: async (root, { mediaFolder = '' }) =>
    Promise.all((await listFolder(root, mediaFolder, '')).map((path) => media(root, path))),
  getMediaFile: (root, { path = '' }) => media(root, path),
  persistMedia: async (root, { asset }) => {
    if (!asset) throw new UnknownAction('persistMedia needs an asset.')
    await writeAssets(root, [asset])
    return media(root, asset.path)
  },
  deleteFile: (root, { path = '' }) => removeFile(root, path).then(() => ({ message: `deleted ${path}` })),
  deleteFiles: async (root, { paths = [] }) => {
    for (const path of paths) await removeFile(root, path)
    return { message: `deleted ${paths.length}` }
  },
  getDeployPreview: () => Promise.resolve(null),
  lastChange: (root, { path = '' }) => lastChangeOf(root, path),
}

/** Carries out one request in the working tree at `root`; throws UnknownAction or ForbiddenPath. */
export async function answerFromFiles(root: string, { action, params = {} }: ApiRequest): Promise<unknown> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw new UnknownAction(`Unknown action ${action}`)
  return run(root, params)
}
