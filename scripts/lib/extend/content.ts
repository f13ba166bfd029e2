/** Removes the content of a collection or a section type. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { collections, type Collection } from '../../../src/content-model'
import { isGroup } from '../../../src/lib/values'
import { leftOut, markdown, parts, pruned } from '../new-site/starter'

type Change = (collection: Collection | undefined, values: unknown) => unknown

/** Changes the values of every content file; a file whose values stay the same is not written. */
function changeContent(root: string, change: Change): string[] {
  const content = join(root, 'content')
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yml)$/.test(file))
    .flatMap((file) => {
      const path = join(content, file)
      const source = readFileSync(path, 'utf8')
      const collection = Object.values<Collection>(collections).find(({ name }) =>
        file.startsWith(`${name}/`),
      )
      const { front, body } = file.endsWith('.md')
        ? parts(source)
        : { front: parse(source) as unknown, body: '' }
      const values = change(collection, front)
      if (isDeepStrictEqual(values, front)) return []
      writeFileSync(
        path,
        file.endsWith('.md')
          ? markdown(values, body)
          : stringify(values, { lineWidth: 0, aliasDuplicateObjects: false }),
      )
      return [`content/${file}`]
    })
}

/** Fields of an entry that name entries of the collections. */
const references = (collection: Collection | undefined, names: readonly string[]): string[] =>
  Object.entries(collection?.fields ?? {}).flatMap(([key, field]) =>
    field.kind === 'reference' && names.includes(field.collection) ? [key] : [],
  )

/**
 * Deletes the entries of collections, the pages that list them, and the sections, menus and references that show them;
 * returns the other files that it has changed. Links in texts stay: the content check names them.
 */
export function removeFromContent(root: string, names: readonly string[]): string[] {
  const out = leftOut(names)
  for (const name of names) rmSync(join(root, 'content', name), { recursive: true, force: true })
  const pages = join(root, 'content/pages')
  for (const file of readdirSync(pages)) {
    if (out.pages.some((id) => file.startsWith(`${id}.`))) rmSync(join(pages, file))
  }
  return changeContent(root, (collection, values) => {
    const gone = references(collection, names)
    const kept = isGroup(values)
      ? Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)))
      : values
    return pruned(kept, out)
  })
}

/** The content files that hold a section of a kind. */
export function filesWithSection(root: string, type: string): string[] {
  const holds = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(holds)
    if (!isGroup(value)) return false
    return value['type'] === type || Object.values(value).some(holds)
  }
  const content = join(root, 'content')
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && holds(parts(readFileSync(join(content, file), 'utf8')).front))
    .map((file) => `content/${file}`)
}
