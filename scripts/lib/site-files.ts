/** Reads the built site from its folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Extensions of compressed copies, which are other representations of a file, not files of the site. */
const copy = /\.(?:br|gz)$/

/** Lists all files of a built site, relative to its root and with slashes: `/about/index.html`. */
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
