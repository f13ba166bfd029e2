/** Reads the built site from its folder. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/gatsby/files-below'

/** Extensions of compressed copies, which are other representations of a file, not files of the site. */
const copy = /\.(?:br|gz)$/

/** Lists all files of a built site, relative to its root and with slashes: `/about/index.html`. */
export function siteFiles(folder: string): string[] {
  const found = filesBelow(folder).map((file) => `/${file}`)
  const all = new Set(found)
  return found.filter((file) => !copy.test(file) || !all.has(file.replace(copy, '')))
}

/** Returns whether a folder holds a finished build. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}
