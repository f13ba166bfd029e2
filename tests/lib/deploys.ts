/** Two successive deploys at one address: the built site and its successor. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteFiles } from '../../scripts/lib/site-files'
import { startSite, type RunningSite } from '../../scripts/lib/static-server'
import { writeBuildFiles } from '../../src/gatsby/build-files'
import { pageSummary } from '../../src/gatsby/page-digest'
import { parsePage } from '../../src/html/tree'

/** A folder with a real second build; without it, one is derived from the first. */
const secondBuild = process.env['NEXT_BUILD']

const hashedFile = /-([0-9a-f]{20})\.js$/
const isText = (file: string): boolean => /\.(?:html|js|json|txt)$/.test(file)

/** Derives another hash from a hash, deterministically. */
const other = (hash: string): string => [...hash].reverse().join('')

function copySite(from: string, to: string): void {
  for (const file of siteFiles(from)) {
    const target = join(to, file)
    mkdirSync(dirname(target), { recursive: true })
    try {
      linkSync(join(from, file), target)
    } catch {
      copyFileSync(join(from, file), target)
    }
  }
}

/** Replaces a file; the old one may be shared with another folder. */
function rewrite(file: string, text: string): void {
  rmSync(file)
  writeFileSync(file, text)
}

/**
 * Turns a copy of a build into its successor, as if the code had changed: every script has another name, the
 * compilation hash and the build's id are new, and the page at `changed` has another heading.
 */
async function deriveNext(dir: string, changed: string): Promise<void> {
  const files = siteFiles(dir)
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(dir, 'page-data/app-data.json'), 'utf8'),
  ) as {
    webpackCompilationHash: string
  }
  const names = files.map((file) => hashedFile.exec(file)?.[1]).filter((hash) => hash !== undefined)
  const hashes = [...new Set([webpackCompilationHash, ...names])]
  const { id } = JSON.parse(readFileSync(join(dir, 'builds/latest.json'), 'utf8')) as { id: string }
  const nextId = other(id)
  const pattern = new RegExp([...hashes, id].join('|'), 'g')
  const heading = /<h1[^>]*>([^<]+)/.exec(readFileSync(join(dir, changed, 'index.html'), 'utf8'))?.[1] ?? ''
  for (const file of files.filter(isText)) {
    const path = join(dir, file)
    const text = readFileSync(path, 'utf8')
    const isChanged = file === `${changed}/index.html` || file === `/page-data${changed}/page-data.json`
    const next = text.replace(pattern, (hash) => (hash === id ? nextId : other(hash)))
    const final = isChanged ? next.replaceAll(heading, `${heading} again`) : next
    if (final !== text) rewrite(path, final)
    const name = path.replace(hashedFile, (_, hash: string) => `-${other(hash)}.js`)
    if (name !== path) renameSync(path, name)
  }
  const meta = JSON.parse(readFileSync(join(dir, 'builds/meta', `${id}.json`), 'utf8')) as {
    prerendered: string[]
  }
  rmSync(join(dir, 'builds'), { recursive: true })
  for (const path of meta.prerendered) rmSync(join(dir, path, '_payload.json'))
  const summaries = meta.prerendered.map((path) => {
    const html = readFileSync(join(dir, path, 'index.html'), 'utf8')
    return [path, pageSummary(parsePage(html))] as const
  })
  await writeBuildFiles({ publicDir: dir, pages: new Map(summaries), id: nextId, timestamp: Date.now() })
}

export type Deploys = { site: RunningSite; deployNext: () => Promise<void>; close: () => Promise<void> }

/** Serves a copy of the built site in `dir`; `deployNext` puts the next build in its place. */
export async function startDeploys(dir: string, changed = '/about'): Promise<Deploys> {
  const live = mkdtempSync(join(tmpdir(), 'deploys-'))
  copySite(dir, live)
  const site = await startSite({ dir: live })
  return {
    site,
    async deployNext() {
      if (!secondBuild) return deriveNext(live, changed)
      rmSync(live, { recursive: true })
      copySite(secondBuild, live)
    },
    async close() {
      await site.close()
      rmSync(live, { recursive: true })
    },
  }
}
