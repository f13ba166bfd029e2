/** The host rules for Cloudflare Pages: `_headers`, `_redirects`, and a worker for what these cannot express. */
import { apiFolder, editorFolder } from '../site/routes'
import { errorPages, prefixedLocales } from './answers'
import { groupOf, immutableFolders, latestBuildFile, searchFolder, socialFolder, type Group } from './groups'
import { commonHeaders, groupHeaders, type BuiltSite, type Headers } from './headers'

/** A path with `*` wildcards and its group; later places override earlier ones. */
type Place = { path: string; group: Group }

const endingOf = (file: string): string | undefined => /[^/](\.\w+)$/.exec(file)?.[1]

/**
 * The files of a folder in a different group than the folder: by extension if that is unambiguous, otherwise one by
 * one.
 */
function exceptionsIn(folder: string, files: readonly string[], usual: readonly Group[]): Place[] {
  const endings = [...new Set(files.map(endingOf))].filter((ending) => ending !== undefined)
  return endings.flatMap((ending): Place[] => {
    const same = files.filter((file) => endingOf(file) === ending)
    const [group, ...others] = new Set(same.map(groupOf))
    const odd = same.filter((file) => !usual.includes(groupOf(file)))
    if (odd.length === 0 || !group) return []
    if (others.length === 0) return [{ path: `${folder}/*${ending}`, group }]
    return odd.map((file) => ({ path: file, group: groupOf(file) }))
  })
}

/**
 * Where headers differ from those of pages, which `/*` applies to everything: the host supports a hundred rules. Data
 * files keep the headers of pages, which have no effect on them.
 */
function placesOf(files: readonly string[]): Place[] {
  const folders: Place[] = [
    ...immutableFolders.map((folder): Place => ({ path: `${folder}/*`, group: 'immutable' })),
    { path: latestBuildFile, group: 'latest' },
    { path: `${socialFolder}/*`, group: 'social' },
    { path: `${searchFolder}/*`, group: 'search' },
    { path: `${editorFolder}/*`, group: 'editorPage' },
  ]
  const isIn = (file: string, { path }: Place) => file.startsWith(path.replace('*', ''))
  const elsewhere = files.filter((file) => !folders.some((place) => isIn(file, place)))
  const editor = files.filter((file) => file.startsWith(`${editorFolder}/`))
  return [
    ...exceptionsIn('', elsewhere, ['page', 'data']),
    ...folders,
    ...exceptionsIn(editorFolder, editor, ['editorPage']),
  ]
}

/** A rule: the host joins values of the same header, unless the later rule unsets the earlier with `!`. */
const rule = (path: string, headers: Headers, unset: readonly string[]): string =>
  [
    path,
    ...unset.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')

function headersFile({ facts, files }: BuiltSite): string {
  // The host lets every other site read every file by default.
  const usual = rule('/*', { ...commonHeaders(facts), ...groupHeaders('page', facts) }, [
    'Access-Control-Allow-Origin',
  ])
  const exceptions = placesOf(files).map(({ path, group }) => {
    const headers = groupHeaders(group, facts)
    return rule(path, headers, Object.keys(headers))
  })
  return `${[usual, ...exceptions].join('\n')}\n`
}

/** A language prefix in other cases, as phones capitalize it: `/DE`, `/De`. */
function otherLetters(prefix: string): string[] {
  const first = prefix.charAt(1).toUpperCase()
  return [...new Set([prefix.toUpperCase(), `/${first}${prefix.slice(2)}`])]
}

/**
 * The host serves `about/index.html` at `/about/` and would redirect `/about` there. So each page is served at the
 * address without a slash by an internal rewrite, and the other address redirects to it. Patterns come last: the host
 * counts each line after the first one as a pattern, and reads a hundred of those.
 */
function redirectsFile({ files, moved }: BuiltSite): string {
  const pages = files
    .filter((file) => file.endsWith('/index.html') && !file.startsWith(`${editorFolder}/`))
    .map((file) => file.replace(/\/index\.html$/, ''))
    .filter(Boolean)
  const prefixes = prefixedLocales.flatMap(({ prefix }) =>
    otherLetters(prefix).map((from) => ({ from, prefix })),
  )
  const lines = [
    ...prefixes.map(({ from, prefix }) => `${from} ${prefix} 301`),
    // Unlike the other hosts, this one would not find the address with a slash at the end.
    ...moved.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.flatMap((path) => [`${path} ${path}/ 200`, `${path}/ ${path} 301`]),
    ...prefixes.map(({ from, prefix }) => `${from}/* ${prefix}/:splat 301`),
  ]
  return `${lines.join('\n')}\n`
}

/** The addresses routed to the worker; all others are files, which need no invocation. */
function routesFile(): string {
  const errors = errorPages.flatMap(({ path, file }) => [path, file])
  return `${JSON.stringify({ version: 1, include: [`${apiFolder}/*`, ...errors], exclude: [] }, null, 2)}\n`
}

/** The functions need Node, which this host does not run: the worker proxies their requests to a server. */
function workerFile(): string {
  const errors = errorPages.flatMap(({ path, file, status }) => [
    [path, { page: path, status }],
    [file, { page: path, status }],
  ])
  return `// Written by "npm run build".
const errors = ${JSON.stringify(Object.fromEntries(errors))}

async function errorPage(url, env, { page, status }) {
  const { body, headers } = await env.ASSETS.fetch(new Request(new URL(page, url)))
  return new Response(body, { status, headers })
}

/** The setting SITE_FUNCTIONS is the origin of the server with the functions: https://functions.example.com */
async function functionAnswer(request, url, env) {
  const headers = new Headers(request.headers)
  headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
  headers.set('X-Forwarded-Proto', 'https')
  const { method, body } = request
  return fetch(env.SITE_FUNCTIONS + url.pathname + url.search, { method, headers, body, redirect: 'manual' })
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    if (errors[url.pathname]) return errorPage(url, env, errors[url.pathname])
    if (!env.SITE_FUNCTIONS) return env.ASSETS.fetch(request)
    return functionAnswer(request, url, env).catch(() => errorPage(url, env, { ...errors['/500'], status: 502 }))
  },
}
`
}

/** The files for Cloudflare Pages, by name. */
export function cloudflareFiles(site: BuiltSite): Record<string, string> {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '_routes.json': routesFile(),
    '_worker.js': workerFile(),
  }
}
