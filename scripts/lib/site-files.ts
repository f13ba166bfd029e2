/** Reads the built site from its folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inlineOf, type BuiltPage } from '../../src/hosting/csp'
import { digestOfPage, type InlineNotes } from '../../src/hosting/inline-notes'
import { parsePage } from '../../src/html/tree'

/** The endings of compressed copies, which are other forms of a file and no files of the site. */
const copy = /\.(?:br|gz)$/

/** Lists all files of a built site, each from its root and with slashes: `/about/index.html`. */
export function siteFiles(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(folder, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/')}`,
    )
    .sort()
  const all = new Set(found)
  return found.filter((file) => !copy.test(file) || !all.has(file.replace(copy, '')))
}

/** Returns whether a folder holds a finished build. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

/**
 * Reads what the public pages hold inline, one at a time; the editor has a policy of its own. A page of which `notes` know
 * is not parsed.
 */
export function* builtPages(
  folder: string,
  files = siteFiles(folder),
  notes: InlineNotes = new Map(),
): Generator<BuiltPage> {
  for (const file of files) {
    if (!file.endsWith('.html') || file.startsWith('/admin/')) continue
    const html = readFileSync(join(folder, file))
    yield { file, inline: notes.get(digestOfPage(html)) ?? inlineOf(parsePage(html.toString('utf8'))) }
  }
}
