/** The host rules for a self-hosted Caddy: a file to import in the site block. */
import { defaultLocale, localeCodes } from '../site/locales'
import { decodedFrom } from '../site/redirects'
import { apiFolder, editorFolder } from '../site/routes'
import { errorPages, hostFiles, prefixedLocales } from './answers'
import { groupPatterns, groups } from './groups'
import { commonHeaders, groupHeaders, type BuiltSite, type Headers } from './headers'
import { mediaTypesOf } from './media-types'

/** A quoted Caddy string; none of ours contains a backtick. */
const quoted = (text: string): string => `\`${text}\``

const expression = (pattern: string): string => quoted(`~${pattern}`)

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line ? `\t${line}` : line))

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}']

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`)

/** A placeholder for the error page of a status in the path's language. */
function errorMap(name: string, status: 404 | 500): string[] {
  const pages = errorPages.filter((page) => page.status === status)
  const other = pages.find(({ locale }) => locale === defaultLocale)?.file ?? ''
  const languages = prefixedLocales.map(({ locale, prefix }) => {
    const file = pages.find((page) => page.locale === locale)?.file ?? other
    return `${expression(`^${prefix}(/|$)`)} ${file}`
  })
  return block(`map {path} {${name}}`, [...languages, `default ${other}`])
}

/** Normalizes the path, applies redirects, and redirects if it changed. */
const written = (moved: BuiltSite['moved']): string[] => [
  'uri path_regexp /{2,} /',
  ...localeCodes.map((code) => `uri path_regexp ^/(?i:${code})(/|$) /${code}$1`),
  'uri path_regexp /index\\.html$ /',
  `@trailing not path ${editorFolder}/`,
  'uri @trailing path_regexp ^(/.+)/$ $1',
  `uri path_regexp ^${editorFolder}$ ${editorFolder}/`,
  ...moved.flatMap((redirect, index) => [
    // The matcher for plain paths ignores letter case, and would match another page.
    `@from${index} path_regexp ${quoted(`^${decodedFrom(redirect).replaceAll('.', '\\.')}$`)}`,
    `rewrite @from${index} ${redirect.to}`,
  ]),
  '@moved expression `{http.request.uri.path} != {http.request.orig_uri.path}`',
  'redir @moved {uri} 301',
]

const sendFile = [
  'header Content-Type {site_type}',
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
]

/** The contents of the file. */
function siteFile({ facts, files, moved }: BuiltSite): string {
  const page = { ...commonHeaders(facts), ...groupHeaders('page', facts) }
  const error = (status: number, path: string) => `error ${path} ${status}`
  const pages = (name: string, test: string, file: string) => [
    `@${name} expression \`${test}\``,
    ...block(`handle @${name}`, block('route', [`rewrite * {${file}}`, ...sendFile])),
  ]
  const lines = [
    ...block('map {path} {site_group}', [
      ...groupPatterns.map(({ pattern, group }) => `${expression(pattern)} ${group}`),
      'default page',
    ]),
    '# The media types of the site’s own files: those of the system differ from one to the next.',
    ...block('map {path} {site_type}', [
      ...mediaTypesOf(files).map(
        ({ extension, type }) => `${expression(`\\.${extension}$`)} ${quoted(type)}`,
      ),
      // Page addresses have no extension.
      `${expression('/[^/.]*$')} ${quoted('text/html; charset=utf-8')}`,
      'default application/octet-stream',
    ]),
    ...errorMap('site_not_found', 404),
    ...errorMap('site_server_error', 500),
    '',
    '# The functions, which send headers of their own.',
    ...block(`handle ${apiFolder}/*`, ['reverse_proxy {$SITE_FUNCTIONS:127.0.0.1:9000}']),
    '',
    ...block('handle', [
      ...block('route', [
        '# Until it is known what the answer is, it is no page: so redirects have these headers.',
        'header -Server',
        ...block('header', headerLines({ ...commonHeaders(facts), ...groupHeaders('data', facts) })),
        '@others not method GET HEAD',
        'header @others Allow "GET, HEAD"',
        'error @others 405',
        '',
        '# One written form of every address: languages in lowercase, no doubled slash, no index.html, no trailing slash.',
        ...written(moved),
        '',
        ...hostFiles.map((file) => error(404, file)),
        '# The error pages are errors at their own addresses, too.',
        ...errorPages.flatMap(({ path, file, status }) => [path, file].map((own) => error(status, own))),
        '',
        'try_files {path} {path}.html {path}/index.html =404',
        ...groups.flatMap((group) => [
          `@${group} expression \`{site_group} == "${group}"\``,
          ...block(`header @${group}`, headerLines(groupHeaders(group, facts))),
        ]),
        ...sendFile,
      ]),
    ]),
    '',
    ...block('handle_errors', [
      'header -Server',
      ...block('header', headerLines(page)),
      ...pages('missing', '{http.error.status_code} == 404', 'site_not_found'),
      ...pages('broken', '{http.error.status_code} >= 500', 'site_server_error'),
      ...block('handle', ['respond "{http.error.status_code} {http.error.status_text}"']),
    ]),
  ]
  return `# Written by "npm run build"; import it in the block of the site, which names its address and root.\n\n${lines.join('\n')}\n`
}

/** The files for Caddy, by name. */
export function caddyFiles(site: BuiltSite): Record<string, string> {
  return { 'site.caddy': siteFile(site) }
}
