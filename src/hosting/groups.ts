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

/** Where the functions answer, on hosts that have them. */
export const apiFolder = '/api'

/** Pictures that other sites show in link previews. */
export const socialFolder = '/social'

/** The indexes of the search, with their worker. */
export const searchFolder = '/pagefind'

/** Folders whose files never change under their name: Gatsby's hashed assets and the metadata of one build. */
export const immutableFolders: readonly string[] = ['/static', '/builds/meta']

/** The one file from which open pages learn of a new build (R71). */
export const latestBuildFile = '/builds/latest.json'

/** Scripts and styles with their content's hash in the name, as Gatsby and esbuild write them. */
export const hashedAsset = '[-.]([0-9a-f]{16,}|[0-9A-Z]{8})\\.(js|css|mjs|wasm)$'

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

/** A folder with all that is in it. */
const within = (...folders: readonly string[]): string =>
  `^(${folders.map((folder) => folder.replace(/\./g, '\\.')).join('|')})(/|$)`

/**
 * The groups' expressions on a path (without query, decoded); the first that fits decides, and every other path is a
 * page's. Each server is given this list, so they are written in what JavaScript, PCRE and Go's RE2 read alike. What
 * lies below a page's first segment goes with the pages.
 */
export const groupPatterns: readonly { readonly pattern: string; readonly group: Group }[] = [
  { pattern: within(...pageSegments.map((segment) => `/${segment}`)), group: 'page' },
  { pattern: `^${latestBuildFile.replace(/\./g, '\\.')}$`, group: 'latest' },
  { pattern: within(...immutableFolders), group: 'immutable' },
  { pattern: within(socialFolder), group: 'social' },
  { pattern: within(searchFolder), group: 'search' },
  { pattern: hashedAsset, group: 'immutable' },
  { pattern: `^${editorFolder}/(.*/)?[^/]*\\.html$`, group: 'editorPage' },
  { pattern: `^${editorFolder}/.*\\.[A-Za-z0-9]+$`, group: 'editorFile' },
  { pattern: within(editorFolder), group: 'editorPage' },
  { pattern: '\\.html$', group: 'page' },
  { pattern: '\\.[A-Za-z0-9]+$', group: 'data' },
]

const compiled = groupPatterns.map(({ pattern, group }) => ({ pattern: new RegExp(pattern), group }))

/** Returns the group of a path (without query, decoded). */
export function groupOf(path: string): Group {
  return compiled.find(({ pattern }) => pattern.test(path))?.group ?? 'page'
}

/** Answers that belong to another group than their path does: an error is a page, and a redirect no page at all. */
export const groupsOfStatus: readonly { readonly pattern: string; readonly group: Group }[] = [
  { pattern: '^30[1278]$', group: 'data' },
  { pattern: '^[45]', group: 'page' },
]
