/** The content as written in its files, read independently of the site's code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { firstDifference } from '../../scripts/lib/fixture.mjs'
import type { LocaleCode } from '../../src/site/locales'

export type ContentEntry = {
  /** The file name without language and extension. */
  name: string
  /** The last part of its address. */
  slug: string
  data: Readonly<Record<string, unknown>>
  body: string
}

const contentFolder = join(__dirname, '../../content')

/** Whether the site is the fixture: only the fixture has to show everything in the requirements. */
export const isFixture = (): boolean => firstDifference(join(contentFolder, '..')) === undefined

/** Splits a Markdown file into front matter and body. */
function readEntry(file: string, name: string): ContentEntry {
  const [, front = '', body = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const data = (parse(front) ?? {}) as Record<string, unknown>
  const slug = typeof data['slug'] === 'string' && data['slug'] ? data['slug'] : name
  return { name, slug, data, body }
}

/** The entries of a collection in one language; empty for a collection that does not exist. */
export function contentEntries(collection: string, locale: LocaleCode): ContentEntry[] {
  const folder = join(contentFolder, collection)
  if (!existsSync(folder)) return []
  const ending = `.${locale}.md`
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readEntry(join(folder, file), file.slice(0, -ending.length)))
}

/** The collections that have a folder. */
export function contentCollections(): string[] {
  return readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
