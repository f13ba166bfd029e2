/** The author and time of an entry's last change, as far as the backend knows them. */
import { pathOfEntry } from '../../content-model'
import { localeCodes } from '../../site/locales'
import type { BackendInstance, FileMetadata } from './backend-types'
import type { Draft } from '../draft/draft'
import { backendImplementation, draftBranch } from './internals'

/** `date` is an ISO 8601 time; both are absent where the backend keeps no history. */
export type LastChange = { author?: string; date?: string }

/** The repository paths of an entry's files. */
export function filesOf({ collection, slug }: Pick<Draft, 'collection' | 'slug'>): string[] {
  return [...new Set(localeCodes.map((locale) => pathOfEntry(collection.name, slug, locale)))]
}

/** Queries a branch: that of a draft, or otherwise the published one. */
async function metadata(backend: BackendInstance, path: string, draft?: string): Promise<FileMetadata> {
  const { api } = backend
  if (api?.readFileMetadata) {
    // Every forge's client queries the branch that it publishes.
    const asked = draft ? (Object.create(api, { branch: { value: draft } }) as typeof api) : api
    // Backends cache answers by content id; a new id each time bypasses the cache.
    return asked.readFileMetadata?.(path, `${path}@${Date.now()}`) ?? {}
  }
  if (!backend.request) return {}
  const answer = await backend.request({ action: 'changes', params: { path, draft } })
  const [newest] = (answer as { changes: readonly { author: string; date: string }[] }).changes
  return newest ? { author: newest.author, updatedOn: newest.date } : {}
}

/** Queries each file of the entry, or of its draft in the workflow, and returns the newest answer; never throws. */
export async function lastChange(draft: Pick<Draft, 'collection' | 'slug'>): Promise<LastChange> {
  const backend = backendImplementation()
  const branch = draftBranch(draft.collection.name, draft.slug)
  const answers = await Promise.all(
    filesOf(draft).map((path) => metadata(backend, path, branch).catch((): FileMetadata => ({}))),
  )
  const [newest] = answers.sort((a, b) => Date.parse(b.updatedOn ?? '') - Date.parse(a.updatedOn ?? ''))
  return {
    ...(newest?.author ? { author: newest.author } : {}),
    ...(newest?.updatedOn ? { date: newest.updatedOn } : {}),
  }
}
