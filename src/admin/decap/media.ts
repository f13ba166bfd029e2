/** Files that Decap knows of: those of the repository's media folder, and those waiting in the open entry. */
import { isGroup } from '../rules/values'
import { decapState, type Immutable } from './internals'

function paths(files: unknown): string[] {
  const list = Array.isArray(files)
    ? files
    : ((files as { toJS?: () => unknown } | undefined)?.toJS?.() ?? [])
  if (!Array.isArray(list)) return []
  return list.flatMap((file: unknown) =>
    isGroup(file) && typeof file['path'] === 'string' ? [file['path']] : [],
  )
}

const below = (folder: string, address: string, list: string[]) =>
  list.flatMap((path) => (path.startsWith(folder) ? [`${address}${path.slice(folder.length)}`] : []))

/** Returns them as site paths: `/media/x.webp`, `/downloads/y.pdf`. */
export function knownFiles(): { media: string[]; downloads: string[] } {
  const state = decapState()
  const entry = state.entryDraft.get('entry') as Immutable | undefined
  const all = [...paths(state.mediaLibrary?.get('files')), ...paths(entry?.get('mediaFiles'))]
  return {
    media: below('content/media/', '/media/', all),
    downloads: [
      ...below('static/downloads/', '/downloads/', all),
      ...below('static/videos/', '/videos/', all),
    ],
  }
}
