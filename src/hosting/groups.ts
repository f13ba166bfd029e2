/** Header groups: every path belongs to exactly one. */
import { localeCodes } from '../site/locales'
import { aliasesOf, pathOf } from '../site/paths'
import { editorFolder, routeIds } from '../site/routes'

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

/** Link preview images, embedded by other sites. */
export const socialFolder = '/social'

/** The search indexes and their worker. */
export const searchFolder = '/pagefind'

/** Folders of immutable files: Gatsby's hashed assets and the metadata of one build. */
export const immutableFolders: readonly string[] = ['/static', '/builds/meta']

/** The file from which open pages learn about a new build (R71). */
export const latestBuildFile = '/builds/latest.json'

/** Scripts and styles with a content hash in the name, as Gatsby and esbuild write them. */
export const hashedAsset = '[-.]([0-9a-f]{16,}|[0-9A-Z]{8})\\.(js|css|mjs|wasm)$'

/** The first segment of a path: `about` for `/about/jobs`. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** The first segments of all page addresses: `about`, `de`, `en`, …; the home page has none. */
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

/** Matches a folder and everything in it. */
const within = (...folders: readonly string[]): string =>
  `^(${folders.map((folder) => folder.replace(/\./g, '\\.')).join('|')})(/|$)`

/**
 * The groups' regular expressions on a path (without query, decoded); the first match decides, every other path is a
 * page's. Each server gets this list, so it uses the common syntax of JavaScript, PCRE and Go's RE2. Anything below a
 * page's first segment counts as a page.
 */
export const groupPatterns: readonly { readonly pattern: string; readonly group: Group }[] = [
  { pattern: within(...pageSegments.map((segment) => `/${segment}`)), group: 'page' },
  { pattern: `^${latestBuildFile.replace(/\./g, '\\.')}$`, group: 'latest' },
  { pattern: within(...immutableFolders), group: 'immutable' },
  { pattern: within(socialFolder), group: 'social' },
  { pattern: within(searchFolder), group: 'search' },
  { pattern: hashedAsset, group: 'immutable' },
  // The typeface, as `npm run brand` names it.
  { pattern: '^/fonts/.*-[0-9a-f]{8}\\.woff2$', group: 'immutable' },
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

/** Responses in another group than their path: an error is a page, a redirect is not. */
export const groupsOfStatus: readonly { readonly pattern: string; readonly group: Group }[] = [
  { pattern: '^30[1278]$', group: 'data' },
  { pattern: '^[45]', group: 'page' },
]
