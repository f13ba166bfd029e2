/** Which rules an address falls under: every path of the host belongs to exactly one group. */
import { localeCodes } from '../site/locales'
import { aliasesOf, pathOf } from '../site/paths'
import { routeIds } from '../site/routes'

export const groups = [
  'page',
  'data',
  'immutable',
  'latest',
  'social',
  'search',
  'editorPage',
  'editorFile',
] as const

export type Group = (typeof groups)[number]

/** Where the editor lives. */
export const editorFolder = '/admin'

/** Pictures that other sites show in link previews. */
export const socialFolder = '/social'

/** The indexes of the search, with their worker. */
export const searchFolder = '/pagefind'

/** Folders whose files never change under their name: Gatsby's hashed assets and the metadata of one build. */
export const immutableFolders: readonly string[] = ['/static', '/builds/meta']

/** The one file from which open pages learn of a new build (R71). */
export const latestBuildFile = '/builds/latest.json'

/** Scripts and styles with their content's hash in the name, as Gatsby and esbuild write them. */
export const hashedAsset = /[-.](?:[0-9a-f]{16,}|[0-9A-Z]{8})\.(?:js|css|mjs|wasm)$/

/** The end of an address that is a file and not a page. */
const fileName = /\.(?!html$)[a-z0-9]+$/i

const isIn = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** The first segment of a path: `about` for `/about/jobs`. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** The first segments of all addresses of pages: `about`, `de`, `en`, …; the home page has none. */
export const pageSegments: readonly string[] = [
  ...new Set(
    routeIds.flatMap((id) =>
      localeCodes.flatMap((locale) => {
        const path = pathOf(id, locale)
        return [path, ...aliasesOf(id, locale, path)].map(firstSegment)
      }),
    ),
  ),
]
  .filter(Boolean)
  .sort()

/** Returns the group of a path (without query, decoded). What lies below a page's first segment goes with the pages. */
export function groupOf(path: string): Group {
  if (pageSegments.includes(firstSegment(path))) return 'page'
  if (path === latestBuildFile) return 'latest'
  if (isIn(editorFolder, path)) {
    if (hashedAsset.test(path)) return 'immutable'
    return fileName.test(path) ? 'editorFile' : 'editorPage'
  }
  if (immutableFolders.some((folder) => isIn(folder, path))) return 'immutable'
  if (isIn(socialFolder, path)) return 'social'
  if (isIn(searchFolder, path)) return 'search'
  if (hashedAsset.test(path)) return 'immutable'
  return fileName.test(path) ? 'data' : 'page'
}
