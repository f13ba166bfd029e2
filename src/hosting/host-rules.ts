/**
 * The host rules: headers, caching, redirects and 404 pages, defined once. Every host's files, and the responses of
 * `npm run serve` and the tests, are derived from here.
 */
import { caddyFiles } from './caddy'
import { cloudflareFiles } from './cloudflare'
import type { BuiltSite } from './headers'
import { netlifyFiles } from './netlify'
import { nginxFiles } from './nginx'

export { answerTo, errorPages, notFoundFile, stillMoved, type Answer } from './answers'
export { groupOf, type Group } from './groups'
export { headersOf, type BuiltSite, type Headers, type HostFacts } from './headers'
export { movedIn, scriptsIn } from './netlify'
export { documentPolicy } from './policies'

/** Generates each host's configuration files, by host name. */
export const hostFolders: Readonly<Record<string, (site: BuiltSite) => Record<string, string>>> = {
  netlify: netlifyFiles,
  'cloudflare-pages': cloudflareFiles,
  nginx: nginxFiles,
  caddy: caddyFiles,
}
