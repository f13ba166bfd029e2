/** The files of every host, all written from the same rules. */
import type { BuiltSite } from './built-site'
import { caddyFiles } from './caddy'
import { cloudflareFiles } from './cloudflare'
import { netlifyFiles } from './netlify'
import { nginxFiles } from './nginx'

/** Writes the files of each host, by name: a folder for each host, with what it reads. */
export const hostFolders: Readonly<Record<string, (site: BuiltSite) => Record<string, string>>> = {
  netlify: netlifyFiles,
  'cloudflare-pages': cloudflareFiles,
  nginx: nginxFiles,
  caddy: caddyFiles,
}
