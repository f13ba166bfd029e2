/** Reads and writes the editor's files in a working tree: only where content lives, and never half a file. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Folders and endings that the editor may touch. */
const places: readonly { folder: string; ending: RegExp }[] = [
  { folder: 'content/media', ending: /\.(png|jpe?g|webp|svg|gif|avif)$/i },
  { folder: 'content', ending: /\.(md|yml)$/ },
  { folder: 'static/downloads', ending: /\.(pdf|zip|csv|xlsx|docx)$/i },
]

/** A request for a file that is none of the editor's business. */
export class ForbiddenPath extends Error {}

/** Follows links as far as the path exists, so that none leads out of the tree. */
async function realParent(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(await realParent(parent), basename(path))
  }
}

/** Returns the absolute path of a file below `root`. Throws ForbiddenPath for any other place or ending. */
export async function contained(root: string, path: string): Promise<string> {
  const real = await realpath(root)
  const absolute = await realParent(resolve(real, path))
  const allowed = places.some(
    ({ folder, ending }) => absolute.startsWith(resolve(real, folder) + sep) && ending.test(absolute),
  )
  if (!allowed) throw new ForbiddenPath(`The editor may not touch ${path}.`)
  return absolute
}

/** Lists the files directly in a folder that end in `ending`, as paths below `root`; none if there is no folder. */
export async function listFolder(root: string, folder: string, ending: string): Promise<string[]> {
  const inside = places.some((place) => folder === place.folder || folder.startsWith(`${place.folder}/`))
  if (!inside || folder.includes('..')) throw new ForbiddenPath(`The editor may not look into ${folder}.`)
  const entries = await readdir(resolve(root, folder), { withFileTypes: true }).catch(() => [])
  return entries
    .flatMap((entry) => (entry.isFile() && entry.name.endsWith(ending) ? [`${folder}/${entry.name}`] : []))
    .sort()
}

/** Returns the content, or null if there is no such file. */
export async function readIfThere(root: string, path: string): Promise<Buffer | null> {
  const absolute = await contained(root, path)
  return readFile(absolute).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Writes beside the file and moves it into place, so that a reader sees the old or the new content. */
export async function writeWhole(root: string, path: string, content: string | Buffer): Promise<void> {
  const absolute = await contained(root, path)
  await mkdir(dirname(absolute), { recursive: true })
  const temporary = join(dirname(absolute), `.${basename(absolute)}.${randomUUID()}`)
  await writeFile(temporary, content)
  await rename(temporary, absolute).catch(async (error: unknown) => {
    await rm(temporary, { force: true })
    throw error
  })
}

/** Removes a file; one that is gone already is fine. */
export async function removeFile(root: string, path: string): Promise<void> {
  await rm(await contained(root, path), { force: true })
}

/** The id that the editor knows a content by. */
export const contentId = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
