/** Creates the history for Decap's current backend. */
import type { BackendInstance } from '../decap/backend-types'
import { decapState, backendImplementation } from '../decap/internals'
import { askThroughDecap, askWithHeaders } from './forge-request'
import { dialects, repositoryHistory } from './github'
import { gitLabHistory } from './gitlab'
import type { ChangesPage, History } from './history'

type Api = NonNullable<BackendInstance['api']>

/** Lists the files of a folder through Decap's client for the forge. */
const presentThrough =
  (api: Api): History['present'] =>
  async (folder) => {
    const files = await (api.listAllFiles?.(folder, false) ?? api.listFiles?.(folder, { depth: 1 }) ?? [])
    return files.map(({ path }) => path)
  }

/** In development, the editor's own server (scripts/lib/editor) reads it from the local repository. */
function localHistory(backend: BackendInstance, draft?: string): History {
  const ask = async (action: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    if (!backend.request) throw new Error('The local server cannot be asked.')
    return backend.request({ action, params })
  }
  return {
    changes: async (path, page) => (await ask('changes', { path, page, draft })) as ChangesPage,
    filesOf: ({ files = [] }) => Promise.resolve(files),
    textAt: async (path, commit) => ((await ask('textAt', { path, commit })) as { text?: string }).text,
    present: async (folder) => (await ask('present', { folder })) as string[],
  }
}

/**
 * Takes a backend, its name in the configuration, and optionally a branch other than the published one; returns
 * undefined for an unknown forge.
 */
function historyOf(backend: BackendInstance, name: string, draft?: string): History | undefined {
  const { api } = backend
  const forge = name === 'git-gateway' ? backend.backendType : name
  if (forge === 'proxy') return localHistory(backend, draft)
  if (!api) return undefined
  const { branch: published = 'main', repoURL: root = '' } = api
  const branch = draft ?? published
  const present = presentThrough(api)
  switch (forge) {
    case 'github':
    case 'forgejo':
      return repositoryHistory({ ask: askWithHeaders(api), root, branch, present, dialect: dialects[forge] })
    case 'gitlab':
      return gitLabHistory({ ask: askThroughDecap(api), root, branch, present })
    default:
      return undefined
  }
}

/** The history of the current content: of the published branch, or of a draft's branch. */
export function currentHistory(draft?: string): History | undefined {
  const { backend } = decapState().config as { backend?: { name?: string } }
  return historyOf(backendImplementation(), String(backend?.name ?? ''), draft)
}
