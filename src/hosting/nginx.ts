/** The host rules for a self-hosted nginx: two files to include in its configuration. */
import { defaultLocale, localeCodes, type LocaleCode } from '../site/locales'
import { errorPages, hostFiles, prefixedLocales } from './answers'
import { groupPatterns, groups, groupsOfStatus } from './groups'
import { commonHeaders, groupHeaders, type BuiltSite, type HostFacts } from './headers'
import { isCompressible, mediaTypesOf, splitType } from './media-types'
import { decodedFrom } from '../site/redirects'
import { apiFolder, editorFolder } from '../site/routes'

/** A quoted nginx string. A trailing regex `$` is safe; none of our strings contains a variable. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const expression = (pattern: string): string => `"~${pattern}"`

/** A `map` block. @param lines pairs of source value and result */
function mapBlock(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  const longest = lines.map(([key, value]) => `  ${key} ${value};`)
  return [`map ${source} ${variable} {`, ...longest, '}'].join('\n')
}

/** The variable for a header's value: nginx omits headers with an empty value. */
const variableOf = (name: string): string => `$site_${name.toLowerCase().replace(/-/g, '_')}`

function headerMap(name: string, facts: HostFacts): string {
  const values = groups.flatMap((group): [string, string][] => {
    const value = groupHeaders(group, facts)[name]
    return value ? [[group, quoted(value)]] : []
  })
  return mapBlock('$site_group', variableOf(name), [['default', '""'], ...values])
}

/** A variable with the error page of a status in the path's language. */
function errorMap(variable: string, status: 404 | 500): string {
  const fileOf = (locale: LocaleCode) =>
    errorPages.find((page) => page.status === status && page.locale === locale)?.file ?? ''
  const languages = prefixedLocales.map(
    ({ locale, prefix }) => [expression(`^${prefix}(/|$)`), fileOf(locale)] as const,
  )
  return mapBlock('$uri', variable, [['default', fileOf(defaultLocale)], ...languages])
}

/** Names of the headers that depend on the group. */
const groupedNames = (facts: HostFacts): string[] => [
  ...new Set(groups.flatMap((group) => Object.keys(groupHeaders(group, facts)))),
]

/** The http block: the headers of a response, and its error page. */
function httpFile({ facts }: BuiltSite): string {
  const blocks = [
    mapBlock('$uri', '$site_path_group', [
      ...groupPatterns.map(({ pattern, group }) => [expression(pattern), group] as const),
      ['default', 'page'],
    ]),
    mapBlock('$status', '$site_status_group', [
      ['default', '""'],
      ...groupsOfStatus.map(({ pattern, group }) => [expression(pattern), group] as const),
    ]),
    mapBlock('$site_status_group', '$site_group', [
      ['""', '$site_path_group'],
      ['default', '$site_status_group'],
    ]),
    ...groupedNames(facts).map((name) => headerMap(name, facts)),
    errorMap('$site_not_found', 404),
    errorMap('$site_server_error', 500),
  ]
  return `# Written by "npm run build"; include it in the http block.\n\n${blocks.join('\n\n')}\n`
}

/** The media types of the site's files, replacing nginx's list, which lacks manifests and captions. */
function typeLines(files: readonly string[]): string[] {
  const types = mediaTypesOf(files).map(({ extension, type }) => ({ extension, ...splitType(type) }))
  const bare = [...new Set(types.map(({ media }) => media))]
  const has = (media: string, test: (type: (typeof types)[number]) => boolean) =>
    types.some((type) => type.media === media && test(type))
  // nginx adds HTML to both lists itself, and warns about duplicates.
  const others = bare.filter((media) => media !== 'text/html')
  return [
    'types {',
    ...bare.map((media) => {
      const extensions = types.filter((type) => type.media === media).map(({ extension }) => extension)
      return `  ${media} ${extensions.join(' ')};`
    }),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others.filter((media) => has(media, ({ charset }) => charset)).join(' ')};`,
    `gzip_types ${others.filter(isCompressible).join(' ')};`,
  ]
}

/** The server block: responses and their headers. */
function serverFile({ facts, files, moved }: BuiltSite): string {
  const exactly = (path: string, answer: string) => `location = ${path} { ${answer} }`
  const lines = [
    ...typeLines(files),
    '',
    '# The build has written a compressed copy beside each text.',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module for it (libnginx-mod-http-brotli-static in Debian) the smaller copies are sent:',
    '# brotli_static on;',
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    ...Object.entries(commonHeaders(facts)).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...groupedNames(facts).map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
    '# One written form of every address: languages in lowercase, no doubled slash, no index.html, no trailing slash.',
    'merge_slashes on;',
    'set $site_asked $uri;',
    ...localeCodes.map((code) => `rewrite ^/(?i:${code})(/.*)?$ /${code}$1;`),
    'rewrite ^(.*)/index\\.html$ $1/;',
    `rewrite ^(?!${editorFolder}/$)(.+)/$ $1;`,
    `rewrite ^${editorFolder}$ ${editorFolder}/;`,
    'if ($uri != $site_asked) { rewrite ^(.*)$ $1 permanent; }',
    'if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }',
    '',
    ...hostFiles.map((file) => exactly(file, 'return 404;')),
    ...moved.map((redirect) =>
      exactly(quoted(decodedFrom(redirect)), `return 301 ${redirect.to}$is_args$args;`),
    ),
    '',
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
    '',
    '# The functions: name their server as "upstream site_functions { server 127.0.0.1:9000; }".',
    `location ^~ ${apiFolder}/ {`,
    '  proxy_pass http://site_functions;',
    '  proxy_set_header Host $http_host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  # The functions send headers of their own. One without a value is not sent, and keeps those above away.',
    '  add_header X-Robots-Tag "";',
    '}',
    '',
    '# The error pages are errors at their own addresses, too.',
    ...errorPages.flatMap(({ path, file, status }) => [
      exactly(path, `return ${status};`),
      // Only direct requests, not internal redirects to an error page.
      exactly(file, `if ($status = "000") { return ${status}; }`),
    ]),
    'error_page 404 $site_not_found;',
    'error_page 500 502 503 504 $site_server_error;',
  ]
  return `# Written by "npm run build"; include it in the server block, which names listen, server_name and root.\n\n${lines.join('\n')}\n`
}

/** The files for nginx, by name. */
export function nginxFiles(site: BuiltSite): Record<string, string> {
  return { 'http.conf': httpFile(site), 'server.conf': serverFile(site) }
}
