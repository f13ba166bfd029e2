/** Reads the files below a folder, without following links that leave it. */
import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { atMost } from '../../lib/at-most'
import { maxTextSize } from '../sources/decode'
import type { SourceFile } from '../sources/source'

/** Operating-system and editor leftovers, whether git ignores them or not. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

async function isInside(path: string, folder: string): Promise<boolean> {
  try {
    const real = await realpath(path)
    return real === folder || real.startsWith(folder + sep)
  } catch {
    return false
  }
}

async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  const nested = entries
    .filter(({ name }) => !isIgnored(name))
    .map(async (entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listPaths(path) : [path]
    })
  return (await Promise.all(nested)).flat().sort()
}

/** The paths of the site's files below `folder` (relative to `root`), with `/`; reads no contents. */
export async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const paths = await listPaths(join(root, folder))
  return paths.map((path) => relative(root, path).split(sep).join('/'))
}

/** Reads one file unless it is larger than `maxBytes` or resolves outside `folder`. */
export async function readSource(
  root: string,
  path: string,
  folder: string,
  maxBytes: number,
): Promise<SourceFile> {
  const absolute = join(root, path)
  const { size } = await lstat(absolute)
  const inside = await isInside(absolute, await realpath(join(root, folder)))
  if (!inside) return { path, size, leavesFolder: true }
  return size > maxBytes ? { path, size } : { path, size, bytes: await readFile(absolute) }
}

const content = 'content'

/** The folder of the pictures, the only files of the content that are no texts. */
export const mediaFolder = `${content}/media`

/** Stays below the system's limit of open files. */
const openAtOnce = 16

/** Reads the text files of the content below `root`, the project's folder. */
export async function readTexts(root: string): Promise<SourceFile[]> {
  const paths = (await pathsBelow(root, content)).filter((path) => !path.startsWith(`${mediaFolder}/`))
  return atMost(openAtOnce, paths, (path) => readSource(root, path, content, maxTextSize))
}
