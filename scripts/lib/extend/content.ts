/** Removes the content of a collection or a section type. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isMap, parse, parseDocument, type Scalar } from 'yaml'
import { collectionNamed, type Collection } from '../../../src/content-model'
import { isGroup } from '../../../src/lib/values'
import { localeCodes } from '../../../src/site/locales'
import { pathOf } from '../../../src/site/paths'
import { routeIds, routeOf } from '../../../src/site/routes'
import { leftOut, markdown, parts, pruned, yaml } from '../new-site/starter'

type Change = (collection: Collection | undefined, values: unknown) => unknown

/** Changes the values of every content file; files without changes are not written. */
function changeContent(root: string, change: Change): string[] {
  const content = join(root, 'content')
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yml)$/.test(file))
    .flatMap((file) => {
      const path = join(content, file)
      const source = readFileSync(path, 'utf8')
      const collection = collectionNamed(file.split(sep)[0])
      const { front, body } = file.endsWith('.md')
        ? parts(source)
        : { front: parse(source) as unknown, body: '' }
      const values = change(collection, front)
      if (isDeepStrictEqual(values, front)) return []
      writeFileSync(path, file.endsWith('.md') ? markdown(values, body) : yaml(values))
      return [`content/${file}`]
    })
}

/** Fields of an entry that refer to entries of the collections. */
const references = (collection: Collection | undefined, names: readonly string[]): string[] =>
  Object.entries(collection?.fields ?? {}).flatMap(([key, field]) =>
    field.kind === 'reference' && names.includes(field.collection) ? [key] : [],
  )

/** Removes the queries whose expected hits are deleted pages; comments and order stay. */
function removeQueries(root: string, names: readonly string[]): string[] {
  const name = 'content/search-queries.yml'
  const file = join(root, name)
  if (!existsSync(file)) return []
  const paths = routeIds
    .filter((id) => names.some((each) => each === routeOf(id).lists || each === routeOf(id).entries))
    .flatMap((id) => localeCodes.map((locale) => pathOf(id, locale)))
  const isGone = (address: unknown) =>
    paths.some((path) => `${String(address).replace(/#.*/, '')}/`.startsWith(`${path}/`))
  const document = parseDocument(readFileSync(file, 'utf8'))
  const gone = localeCodes.flatMap((locale) => {
    const first = document.getIn([locale, 'first'])
    const queries = isMap<Scalar, Scalar>(first) ? first.items : []
    return queries
      .filter(({ value }) => isGone(value?.value))
      .map(({ key }) => [locale, 'first', key.value] as const)
  })
  for (const place of gone) document.deleteIn(place)
  if (gone.length === 0) return []
  writeFileSync(file, document.toString({ lineWidth: 0 }))
  return [name]
}

/**
 * Deletes the entries of collections, the pages that list them, the sections, menus and references that show them, and
 * the queries whose expected hits they are; returns the other changed files. Links in texts stay: the content check
 * reports them.
 */
export function removeFromContent(root: string, names: readonly string[]): string[] {
  const out = leftOut(names)
  for (const name of names) rmSync(join(root, 'content', name), { recursive: true, force: true })
  const pages = join(root, 'content/pages')
  for (const file of readdirSync(pages)) {
    if (out.pages.some((id) => file.startsWith(`${id}.`))) rmSync(join(pages, file))
  }
  const queries = removeQueries(root, names)
  const changed = changeContent(root, (collection, values) => {
    const gone = references(collection, names)
    const kept = isGroup(values)
      ? Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)))
      : values
    return pruned(kept, out)
  })
  return [...changed, ...queries]
}

/** The content files that contain a section of a type. */
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
