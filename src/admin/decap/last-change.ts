/** The author and time of an entry's last change, as far as the backend knows them. */
import { localeCodes } from '../../site/locales'
import type { BackendInstance, FileMetadata } from './backend-types'
import type { Draft } from '../draft/draft'
import { backendImplementation } from './internals'

/** `date` is an ISO 8601 time; both are absent where the backend keeps no history. */
export type LastChange = { author?: string; date?: string }

/** The repository paths of an entry's files. */
export function filesOf({ collection, slug }: Pick<Draft, 'collection' | 'slug'>): string[] {
  if (collection.storage === 'file') return [`content/${collection.name}/${collection.name}.yml`]
  return localeCodes.map((locale) => `content/${collection.name}/${slug}.${locale}.md`)
}

async function metadata(backend: BackendInstance, path: string): Promise<FileMetadata> {
  // Backends cache answers by content id; a new id each time bypasses the cache.
  if (backend.api?.readFileMetadata) return backend.api.readFileMetadata(path, `${path}@${Date.now()}`)
  if (backend.request)
    return (await backend.request({ action: 'lastChange', params: { path } })) as FileMetadata
  return {}
}

/** Queries each file of the entry and returns the newest answer; never throws. */
export async function lastChange(draft: Pick<Draft, 'collection' | 'slug'>): Promise<LastChange> {
  const backend = backendImplementation()
  const answers = await Promise.all(
    filesOf(draft).map((path) => metadata(backend, path).catch((): FileMetadata => ({}))),
  )
  const [newest] = answers.sort((a, b) => Date.parse(b.updatedOn ?? '') - Date.parse(a.updatedOn ?? ''))
  return {
    ...(newest?.author ? { author: newest.author } : {}),
    ...(newest?.updatedOn ? { date: newest.updatedOn } : {}),
  }
}
