/** Lists the files of a folder. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** All files below a folder, relative to it, with slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join('/'))
    .sort()
}
