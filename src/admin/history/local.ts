/** The history in development: the editor's own server reads it from the local repository. */
import type { BackendInstance } from '../decap/backend-types'
import type { ChangesPage, History } from './history'

/** Takes the backend that talks to scripts/lib/editor/server.ts, and the branch of a draft. */
export function localHistory(backend: BackendInstance, draft?: string): History {
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
