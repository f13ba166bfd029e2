/** The configuration files of every host, generated from the same rules. */
import type { BuiltSite } from './built-site'
import { caddyFiles } from './caddy'
import { cloudflareFiles } from './cloudflare'
import { netlifyFiles } from './netlify'
import { nginxFiles } from './nginx'

/** Generates each host's files, by host name. */
export const hostFolders: Readonly<Record<string, (site: BuiltSite) => Record<string, string>>> = {
  netlify: netlifyFiles,
  'cloudflare-pages': cloudflareFiles,
  nginx: nginxFiles,
  caddy: caddyFiles,
}
