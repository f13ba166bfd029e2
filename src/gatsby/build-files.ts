/**
 * Writes what the browser reads about a build: builds/latest.json, builds/meta/{id}.json and the payloads, and puts the
 * id into the file that Gatsby reads first.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appDataFile, buildAssetsFolder, pagePath, payloadFile } from '../client/builds/addresses'
import type { RouteMatcher } from '../client/builds/matcher'
import type { BuildMetadata } from '../client/builds/metadata'
import type { PageSummary } from '../client/builds/payload'
import { localeCodes } from '../site/locales'
import { aliasesOf, pathOf } from '../site/paths'
import { routeIds, routeOf } from '../site/routes'

export type BuildFiles = {
  /** The folder of the finished site, usually `public`. */
  publicDir: string
  /** All pages by path, as Gatsby knows them; error pages are left out. */
  pages: ReadonlyMap<string, PageSummary>
  id: string
  /** Milliseconds. */
  timestamp: number
}

const errorPage = new RegExp(`^/(?:(?:${localeCodes.join('|')})/)?(?:404|500|dev-404-page)(?:\\.html)?$`)

/** The public pages without trailing slash, sorted. */
export function publicPaths(paths: readonly string[]): string[] {
  return [...new Set(paths.map(pagePath))].filter((path) => !errorPage.test(path)).sort()
}

/** Rules for paths: everything is prerendered; entry pages state their template. */
export function routeMatcher(): RouteMatcher {
  const dynamic: RouteMatcher['dynamic'] = {}
  for (const id of routeIds) {
    const { entries, template, own } = routeOf(id)
    // Custom pages can have any address, so no pattern can identify them.
    if (!entries || own) continue
    for (const locale of localeCodes) {
      const list = pathOf(id, locale)
      for (const path of [list, ...aliasesOf(id, locale, list)]) dynamic[`${path}/:slug`] = { template }
    }
  }
  return { static: {}, wildcard: {}, dynamic }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value)}\n`)
}

/** Writes the build's id into Gatsby's own file about the build. */
async function nameBuild(publicDir: string, build: string): Promise<void> {
  const file = join(publicDir, appDataFile)
  const facts = JSON.parse(await readFile(file, 'utf8')) as object
  await writeJson(file, { ...facts, build })
}

/**
 * Writes all files; call it after everything that changes the HTML. `latest.json` comes last, so that it never names a
 * build whose other files do not exist yet.
 */
export async function writeBuildFiles(files: BuildFiles): Promise<void> {
  const { publicDir, pages, id, timestamp } = files
  const summaries = new Map([...pages].map(([path, summary]) => [pagePath(path), summary]))
  const prerendered = publicPaths([...summaries.keys()])
  const metadata: BuildMetadata = { id, timestamp, matcher: routeMatcher(), prerendered }
  for (const path of prerendered)
    await writeJson(join(publicDir, path, payloadFile), { data: { [path]: summaries.get(path) } })
  await nameBuild(publicDir, id)
  await writeJson(join(publicDir, buildAssetsFolder, 'meta', `${id}.json`), metadata)
  await writeJson(join(publicDir, buildAssetsFolder, 'latest.json'), { id, timestamp })
}
