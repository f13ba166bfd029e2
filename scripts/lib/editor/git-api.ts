/** Storage in a scratch clone, with the editorial workflow: decap-server in git mode. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startDecapServer, type ApiRequest, type EditorStorage } from './decap-server'
import { ownAnswer } from './own-actions'

const run = promisify(execFile)

/**
 * Clones the project's committed state into an empty folder, as its branch main, whichever branch the project is on:
 * drafts start from main. Commits there carry the editor's own git name.
 */
export async function scratchClone(source: string, folder: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-hardlinks', source, folder])
  await run('git', ['checkout', '--quiet', '-B', 'main'], { cwd: folder })
  const name = async (key: string, otherwise: string) =>
    run('git', ['config', key], { cwd: source }).then(
      ({ stdout }) => stdout.trim(),
      () => otherwise,
    )
  await run('git', ['config', 'user.name', await name('user.name', 'Editor')], { cwd: folder })
  await run('git', ['config', 'user.email', await name('user.email', 'editor@localhost')], { cwd: folder })
}

/**
 * Decap requests a language that a draft has not changed without an id, which decap-server rejects although it reads by
 * path and branch.
 */
function withId(request: ApiRequest): ApiRequest {
  const { action, params } = request
  if (action !== 'unpublishedEntryDataFile' || params?.id) return request
  return { action, params: { ...params, id: params?.path ?? '' } }
}

/** decap-server refuses to write an empty file, so write an empty line. */
function withoutEmpty(request: ApiRequest): ApiRequest {
  const { params } = request
  const dataFiles = params?.dataFiles?.map((file) => ({ ...file, raw: file.raw || '\n' }))
  return dataFiles ? { ...request, params: { ...params, dataFiles } } : request
}

/** Starts the storage over a clone; takes the first port to try. */
export async function startGitApi(clone: string, port?: number): Promise<EditorStorage> {
  const { answer, stop } = await startDecapServer('git', clone, port)
  return {
    answer: (request) =>
      ownAnswer({ root: clone, branch: 'main' }, request) ?? answer(withoutEmpty(withId(request))),
    stop,
  }
}
