/** Writes the files of every host for a finished build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorHosts } from '../../src/site/cms-backend'
import { scriptHashes, unknownScripts } from '../../src/hosting/csp'
import {
  documentPolicy,
  errorPages,
  headersOf,
  hostFolders,
  stillMoved,
  type BuiltSite,
  type HostFacts,
} from '../../src/hosting/host-rules'
import { findElement, htmlOf, newElement, parsePage, putAfter } from '../../src/html/tree'
import { isIndexable } from '../../src/site/indexable'
import { readRedirects, redirectsPath, type Redirect } from '../../src/site/redirects'
import { siteUrl } from '../../src/site/site-url'
import { keptOutput } from './gatsby-state'
import { siteFiles } from './site-files'

/** Between these lines Gatsby's Netlify adapter writes the addresses of functions. */
const adapterBlock = /# gatsby-adapter-netlify start\n[\s\S]*?# gatsby-adapter-netlify end\n/

/** The adapter's part of `_redirects`; it precedes ours, whose last rule matches every path. */
function adapterRedirects(file: string): string {
  return existsSync(file) ? (adapterBlock.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : ''
}

/** The host facts of a published site. */
export function publishedFacts(): HostFacts {
  return {
    scripts: scriptHashes(),
    https: siteUrl.startsWith('https:'),
    indexable: isIndexable(),
    editorHosts: editorHosts(process.env),
  }
}

/** Redirects for addresses that editors have changed. */
function movedPages(root: string): Redirect[] {
  const file = join(root, redirectsPath)
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : []
}

/**
 * Adds the policy to the error pages themselves: Netlify sets headers by address, and no rule can distinguish a missing
 * address from a file.
 */
function stateErrorPolicy(folder: string, facts: HostFacts): void {
  for (const { file } of errorPages) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const page = parsePage(readFileSync(path, 'utf8'))
    const charset = findElement(page, 'meta', { charset: true })
    const policy = headersOf(file, facts)['Content-Security-Policy']
    if (!charset || !policy) throw new Error(`${file} has no place for its policy.`)
    const content = documentPolicy(policy)
    putAfter(charset, [newElement('meta', { 'http-equiv': 'Content-Security-Policy', content })])
    writeFileSync(path, htmlOf(page))
  }
}

/**
 * Rejects pages in `static/` with scripts that the policy would block; Gatsby's pages are checked during the build.
 * @param files all files of the site
 * @throws {Error} naming the pages
 */
export function checkStaticPages(root: string, files: readonly string[]): void {
  const problems = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .map((file) => join('static', file))
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => unknownScripts(file, parsePage(readFileSync(join(root, file), 'utf8'))))
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The host whose files go into the built site itself: Cloudflare when building there, otherwise Netlify. */
const ownHost = (): string => (process.env['CF_PAGES'] ? 'cloudflare-pages' : 'netlify')

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Where a checkout keeps the files for every host, with a folder per host. */
const hostFolder = (root: string): string => join(root, '.build/hosts')

/**
 * Writes the files for a checkout whose `public/` is complete; the pages must not change afterwards.
 * @throws {Error} if a page in `static/` has an inline script that the site does not know
 */
export function writeHostFiles(root: string): void {
  const folder = join(root, 'public')
  const files = siteFiles(folder)
  const facts = publishedFacts()
  checkStaticPages(root, files)
  stateErrorPolicy(folder, facts)
  const all = new Set(files)
  const site: BuiltSite = { facts, files, moved: stillMoved(movedPages(root), (file) => all.has(file)) }
  const functions = adapterRedirects(join(keptOutput(root), '_redirects'))
  rmSync(hostFolder(root), { recursive: true, force: true })
  for (const [host, filesOf] of Object.entries(hostFolders)) {
    const written = filesOf(site)
    writeFiles(join(hostFolder(root), host), written)
    if (host === ownHost()) writeFiles(folder, written)
  }
  if (functions) {
    const redirects = join(folder, '_redirects')
    writeFileSync(redirects, functions + readFileSync(redirects, 'utf8'))
  }
}
