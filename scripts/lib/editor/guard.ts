/** Restricts the editor to its folders in a working tree, and writes files atomically. */
import { randomUUID } from 'node:crypto'
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { imageEndings } from '../../../src/content-check/images/endings'
import { collections, type Collection } from '../../../src/content-model'
import type { Field } from '../../../src/content-model/fields'

type Place = { folder: string; endings: readonly string[] }

/** A field with all nested fields. */
function withInner(field: Field): Field[] {
  const inner =
    field.kind === 'object' || field.kind === 'list'
      ? Object.values(field.fields ?? {})
      : field.kind === 'sections'
        ? Object.values(field.types).flatMap(({ fields }) => Object.values(fields))
        : []
  return [field, ...inner.flatMap(withInner)]
}

/** Folders and extensions that the editor may access: entries, pictures, and those of file fields. */
const places: readonly Place[] = [
  { folder: 'content/media', endings: imageEndings },
  { folder: 'content', endings: ['md', 'yml'] },
  ...Object.values<Collection>(collections)
    .flatMap(({ fields }) => Object.values(fields).flatMap(withInner))
    .flatMap((field) =>
      field.kind === 'file' ? [{ folder: `static/${field.folder}`, endings: field.extensions }] : [],
    ),
]

/** A request for a file outside the editor's folders. */
export class ForbiddenPath extends Error {}

/** Resolves links as far as the path exists, so that none leads out of the tree. */
async function realParent(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(await realParent(parent), basename(path))
  }
}

/** Returns the absolute path of a file below `root`. Throws ForbiddenPath for any other folder or extension. */
export async function checkPath(root: string, path: string): Promise<string> {
  const real = await realpath(root)
  const absolute = await realParent(resolve(real, path))
  const ending = extname(absolute).slice(1).toLowerCase()
  const allowed = places.some(
    ({ folder, endings }) => absolute.startsWith(resolve(real, folder) + sep) && endings.includes(ending),
  )
  if (!allowed) throw new ForbiddenPath(`The editor may not touch ${path}.`)
  return absolute
}

/** Throws ForbiddenPath for a folder outside the editor's. */
export async function checkFolder(root: string, path: string): Promise<void> {
  const real = await realpath(root)
  const absolute = await realParent(resolve(real, path))
  if (!places.some(({ folder }) => (absolute + sep).startsWith(resolve(real, folder) + sep)))
    throw new ForbiddenPath(`The editor may not look into ${path}.`)
}

/** Writes atomically: to a temporary file next to it, then renames. */
export async function writeWhole(root: string, path: string, content: string | Buffer): Promise<void> {
  const absolute = await checkPath(root, path)
  await mkdir(dirname(absolute), { recursive: true })
  const temporary = join(dirname(absolute), `.${basename(absolute)}.${randomUUID()}`)
  await writeFile(temporary, content)
  await rename(temporary, absolute).catch(async (error: unknown) => {
    await rm(temporary, { force: true })
    throw error
  })
}
