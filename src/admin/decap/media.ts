/** Files that Decap knows: those in the repository's media folder, and those pending in the open entry. */
import { isGroup } from '../../lib/values'
import type { Immutable } from './immutable'
import { decapState } from './internals'

function paths(files: unknown): string[] {
  const list = Array.isArray(files)
    ? files
    : ((files as { toJS?: () => unknown } | undefined)?.toJS?.() ?? [])
  if (!Array.isArray(list)) return []
  return list.flatMap((file: unknown) =>
    isGroup(file) && typeof file['path'] === 'string' ? [file['path']] : [],
  )
}

/** Repository folders and the paths at which the site serves them. */
const folders = {
  'content/media/': '/media/',
  'static/downloads/': '/downloads/',
  'static/videos/': '/videos/',
} as const

/** The site path of a repository file; undefined for files that editors do not upload. */
export function addressOf(path: string): string | undefined {
  const folder = Object.entries(folders).find(([own]) => path.startsWith(own))
  return folder && folder[1] + path.slice(folder[0].length)
}

/** Returns the known files as site paths: `/media/x.webp`, `/downloads/y.pdf`. */
export function knownFiles(): { media: string[]; downloads: string[] } {
  const state = decapState()
  const entry = state.entryDraft.get('entry') as Immutable | undefined
  const all = [...paths(state.mediaLibrary?.get('files')), ...paths(entry?.get('mediaFiles'))]
  const addresses = all.map(addressOf).filter((address) => address !== undefined)
  const isMedia = (address: string) => address.startsWith(folders['content/media/'])
  return {
    media: addresses.filter(isMedia),
    downloads: addresses.filter((address) => !isMedia(address)),
  }
}
