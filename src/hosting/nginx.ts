/** The host rules as an nginx configuration, for hosting on a server of one's own. */
import { defaultLocale, localeCodes, type LocaleCode } from '../site/locales'
import type { Redirect } from '../site/redirects'
import { errorPages, prefixedLocales } from './answers'
import {
  editorFolder,
  groups,
  hashedAsset,
  immutableFolders,
  latestBuildFile,
  pageSegments,
  searchFolder,
  socialFolder,
} from './groups'
import { commonHeaders, groupHeaders, type HostFacts } from './headers'

const quoted = (text: string): string => `"${text.replace(/["\\$]/g, '\\$&')}"`

/** A folder with all that is in it, as a regular expression on the path. */
const inFolder = (folder: string): string => quoted(`~^${folder}(/|$)`).replace(/\\\$\)/, '$)')

/** The lines that find the group of a path; nginx takes the first expression that fits. */
function groupLines(): string[] {
  const asset = hashedAsset.source.replace(/\\\//g, '/')
  return [
    `"~^/(${pageSegments.join('|')})(/|\\.html$|$)" page;`,
    `${latestBuildFile} latest;`,
    ...immutableFolders.map((folder) => `${inFolder(folder)} immutable;`),
    `${inFolder(socialFolder)} social;`,
    `${inFolder(searchFolder)} search;`,
    `"~${asset}" immutable;`,
    `"~^${editorFolder}/.*\\.(?!html$)[A-Za-z0-9]+$" editorFile;`,
    `${inFolder(editorFolder)} editorPage;`,
    `"~\\.(?!html$)[A-Za-z0-9]+$" data;`,
    'default page;',
  ]
}

/** A header whose value depends on the group: nginx leaves out a header with an empty value. */
function headerMap(name: string, facts: HostFacts): { variable: string; lines: string[] } {
  const variable = `$site_${name.toLowerCase().replace(/-/g, '_')}`
  const values = groups.flatMap((group) => {
    const value = groupHeaders(group, facts)[name]
    return value ? [`  ${group} ${quoted(value)};`] : []
  })
  return { variable, lines: [`map $site_group ${variable} {`, '  default "";', ...values, '}'] }
}

/** A variable with the error page of a status in the language of the path. */
function errorMap(variable: string, status: 404 | 500): string {
  const fileOf = (locale: LocaleCode) =>
    errorPages.find((page) => page.status === status && page.locale === locale)?.file ?? ''
  const languages = prefixedLocales.map(({ locale, prefix }) => `  ${inFolder(prefix)} ${fileOf(locale)};`)
  return [`map $uri ${variable} {`, `  default ${fileOf(defaultLocale)};`, ...languages, '}'].join('\n')
}

/**
 * Writes the configuration. @param facts the header facts of the build
 * @param names what differs per server: the host name and the folder of the built site
 */
export function nginxFile(
  facts: HostFacts,
  names: { host: string; root: string },
  moved: readonly Redirect[] = [],
): string {
  const grouped = [...new Set(groups.flatMap((group) => Object.keys(groupHeaders(group, facts))))]
  const maps = grouped.map((name) => ({ name, ...headerMap(name, facts) }))
  const always = Object.entries(commonHeaders(facts))
  return `# Written by "npm run build"; include it inside the http block of nginx.conf.
# Certificates and the http to https redirect are the server's own business.

map $uri $site_group {
${groupLines()
  .map((line) => `  ${line}`)
  .join('\n')}
}

${maps.map(({ lines }) => lines.join('\n')).join('\n\n')}

${errorMap('$site_not_found', 404)}

${errorMap('$site_server_error', 500)}

server {
  server_name ${names.host};
  root ${names.root};
  charset utf-8;
  server_tokens off;
  etag on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml application/rss+xml image/svg+xml text/plain;

${always.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
${maps.map(({ name, variable }) => `  add_header ${name} ${variable} always;`).join('\n')}

  # One written form of every address: languages in small letters, no doubled slash, no index.html, no trailing slash.
  merge_slashes on;
${localeCodes.map((code) => `  rewrite ^/(?!${code}(?:/|$))(?i:${code})(/.*)?$ /${code}$1 permanent;`).join('\n')}
  rewrite ^${editorFolder}$ ${editorFolder}/ permanent;
  rewrite ^(.*)/index\\.html$ $1/ permanent;
  rewrite ^(?!${editorFolder}/$)(.+)/$ $1 permanent;

  # Older lists of media types do not know captions.
  location ~ \\.vtt$ { types { } default_type "text/vtt; charset=utf-8"; try_files $uri =404; }

  location = /_headers { return 404; }
  location = /_redirects { return 404; }

${moved.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  # The error pages are errors at their own addresses, too.
${errorPages.flatMap(({ path, file, status }) => [path, file].map((own) => `  location = ${own} { return ${status}; }`)).join('\n')}

  # By name, so that the rules above are not asked about the error page.
  error_page 404 @not_found;
  error_page 500 @server_error;
  location @not_found { try_files $site_not_found =404; }
  location @server_error { try_files $site_server_error =500; }
}
`
}
