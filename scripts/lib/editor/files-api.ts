/** Storage in the working tree, for `npm start`: decap-server in file mode, with a path guard and atomic writes. */
import { startDecapServer, type ApiRequest, type EditorStorage } from './decap-server'
import { checkFolder, checkPath, writeWhole } from './guard'
import { ownAnswer } from './own-actions'

/** Throws ForbiddenPath if a request names a file outside the editor's folders. */
async function check(root: string, { params = {} }: ApiRequest): Promise<void> {
  const { path, paths = [], folder, mediaFolder, files = [], dataFiles = [], assets = [], asset } = params
  for (const name of [folder, mediaFolder]) if (name !== undefined) await checkFolder(root, name)
  const named = [...files, ...dataFiles, ...assets, ...(asset ? [asset] : [])].map((file) => file.path)
  for (const name of [...named, ...paths, ...(path === undefined ? [] : [path])]) await checkPath(root, name)
}

/** Images first: the site rebuilds as soon as the entry changes, and must find them. */
async function persist(root: string, { dataFiles = [], assets = [], asset }: ApiRequest['params'] = {}) {
  for (const { path, content, encoding } of [...assets, ...(asset ? [asset] : [])])
    await writeWhole(root, path, Buffer.from(content, encoding))
  for (const { path, raw } of dataFiles) await writeWhole(root, path, raw)
}

/** Starts the storage over a working tree; takes the first port to try. Requests reject with ForbiddenPath. */
export async function startFilesApi(root: string, port?: number): Promise<EditorStorage> {
  const { answer, stop } = await startDecapServer('fs', root, port)
  return {
    stop,
    answer: async (request) => {
      const { action, params } = request
      const own = ownAnswer({ root, branch: 'HEAD' }, request)
      if (own) return own
      await check(root, request)
      switch (action) {
        case 'persistEntry':
          await persist(root, params)
          return { message: 'entry persisted' }
        case 'persistMedia':
          await persist(root, params)
          return answer({ action: 'getMediaFile', params: { path: params?.asset?.path ?? '' } })
        default:
          return answer(request)
      }
    },
  }
}
