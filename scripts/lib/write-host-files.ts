/** Writes the host's files of a finished build: Netlify's `_headers` and `_redirects`, and the nginx configuration. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorHosts } from '../../src/site/cms-backend'
import { collectInline } from '../../src/hosting/csp'
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectRules,
  type HostFacts,
} from '../../src/hosting/host-rules'
import { isIndexable } from '../../src/site/indexable'
import { inlineScripts } from '../../src/early/compile'
import { readRedirects, redirectsPath, type Redirect } from '../../src/site/redirects'
import { siteUrl } from '../../src/site/site-url'
import { builtPages, siteFiles } from './site-files'

/** Between these lines Gatsby's Netlify adapter writes the addresses of functions. */
const adapterBlock = /# gatsby-adapter-netlify start\n[\s\S]*?# gatsby-adapter-netlify end\n/

/** The adapter's part of `_redirects`; it comes before ours, whose last rule takes every path. */
function adapterRedirects(file: string): string {
  return existsSync(file) ? (adapterBlock.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : ''
}

/** The facts of a published site, with the hashes of its inline scripts and styles. */
export function publishedFacts(folder: string, files = siteFiles(folder)): HostFacts {
  return {
    inline: collectInline(builtPages(folder, files), inlineScripts()),
    https: siteUrl.startsWith('https:'),
    indexable: isIndexable(),
    editorHosts: editorHosts(process.env),
  }
}

/** The addresses that editors have changed. */
function movedPages(root: string): Redirect[] {
  const file = join(root, redirectsPath)
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : []
}

/**
 * Writes the files for a checkout whose `public/` is complete; nothing may touch the pages afterwards.
 * @throws {Error} when a page holds an inline script that the site does not know
 */
export function writeHostFiles(root: string): void {
  const folder = join(root, 'public')
  const files = siteFiles(folder)
  const facts = publishedFacts(folder, files)
  const redirects = join(folder, '_redirects')
  const moved = movedPages(root)
  writeFileSync(join(folder, '_headers'), headersFile(headerRules(files, facts)))
  writeFileSync(redirects, adapterRedirects(redirects) + redirectRules(moved))
  mkdirSync(join(root, '.build'), { recursive: true })
  const names = { host: new URL(siteUrl).host, root: '/var/www/site' }
  writeFileSync(join(root, '.build/nginx.conf'), nginxFile(facts, names, moved))
}
