/**
 * A third language by the recipe (docs/recipes/third-language.md): a copy of the site gets a locale entry, paths,
 * interface texts and content in French, and its pages are checked once it is built.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse, stringify } from 'yaml'
import { collections, type Collection } from '../../src/content-model'
import type { Field, Fields } from '../../src/content-model/fields'
import type { Check } from '../lib/report'

/** Text that a reader of the recipe would write. */
const french = { code: 'fr', iso: 'fr-FR', name: 'Français' }

/** Stub for a translator: every word with an e changes; link targets, placeholders and lines for videos stay. */
function translate(text: string): string {
  const parts = text.split(/(\([^)]*\)|\{\{[^}]*\}\}|^::video\[[^\]]*\])/m)
  return parts.map((part, index) => (index % 2 ? part : part.replace(/e/g, 'é'))).join('')
}

/** Translates the running texts of an entry: a value with a space is not an id, path or keyword. */
function translateValue(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? translate(value) : value
  if (Array.isArray(value)) return value.map(translateValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translateValue(inner)]))
}

/** Leaves fields that have one value for all languages unchanged. */
function translateFields(
  fields: Fields,
  values: unknown,
  isOne = (field: Field | undefined) => field?.shared,
): unknown {
  const entries = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    const field = fields[name]
    if (isOne(field)) return [name, value]
    return [name, field?.kind === 'object' ? translateFields(field.fields, value) : translateValue(value)]
  })
  return Object.fromEntries(entries)
}

function translateValues(collection: string, values: unknown): unknown {
  const definition: Collection | undefined = Object.values(collections).find(
    ({ name }) => name === collection,
  )
  return translateFields(definition?.fields ?? {}, values, (field) => !field?.translated)
}

function translateEntry(source: string, collection: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return `---\n${stringify(translateValues(collection, parse(front)))}---\n${translate(body)}`
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file}: the place to add a language was not found.`)
  writeFileSync(file, after)
}

/** Recipe, step 1: the locales list. */
function addLocale(copy: string): void {
  const entry = `  { code: '${french.code}', iso: '${french.iso}', name: '${french.name}' },\n`
  edit(join(copy, 'src/site/own/languages.ts'), (text) =>
    text.replace(/(\n\] as const)/, `\n${entry.trimEnd()}$1`),
  )
}

/** Step 2: a path beside each German one. */
function addPaths(copy: string): void {
  edit(join(copy, 'src/site/own/addresses.ts'), (text) =>
    text.replace(/\bde: '([^']*)'/g, (whole, path: string) => `${whole}, fr: 'fr-${path}'`),
  )
}

/** Steps 3 and 4: interface texts and content. */
function addTexts(copy: string): void {
  cpSync(join(copy, 'locales/en'), join(copy, 'locales/fr'), { recursive: true })
  for (const file of readdirSync(join(copy, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.en.md')) continue
    const source = join(copy, 'content', file)
    const [collection = ''] = file.split(sep)
    writeFileSync(
      source.replace(/\.en\.md$/, '.fr.md'),
      translateEntry(readFileSync(source, 'utf8'), collection),
    )
  }
  edit(join(copy, 'content/site/site.yml'), (text) => {
    const english = (parse(text) as { en: unknown }).en
    return `${text.trimEnd()}\n${stringify({ fr: translateValues('site', english) })}`
  })
}

/**
 * One page per kind. The edit above made each French path from the German one, so that no two pages share an address.
 */
const expected = [
  'fr',
  'fr/fr-ueber-uns',
  'fr/fr-ueber-uns/team',
  'fr/fr-produkte/lotse',
  'fr/fr-services/migration',
  'fr/fr-news',
  'fr/fr-kontakt',
]

function pageCheck(copy: string, path: string): Check {
  const file = join(copy, 'public', path, 'index.html')
  if (!existsSync(file)) return { name: `/${path}`, problems: ['the page was not built'] }
  const html = readFileSync(file, 'utf8')
  const wanted = [`<html lang="${french.iso}"`, `hreflang="${french.code}"`, `>${french.name}<`]
  const problems = wanted.filter((part) => !html.toLowerCase().includes(part.toLowerCase()))
  return { name: `/${path}`, problems: problems.map((part) => `${part} is missing`) }
}

/** Gives the copy of the project a third language. */
export function addThirdLanguage(copy: string): void {
  addLocale(copy)
  addPaths(copy)
  addTexts(copy)
}

/** Looks for the pages and files of the language in the built copy. */
export function thirdLanguageChecks(copy: string): Check[] {
  const missing = ['404.html', 'feed.xml']
    .map((name) => join(copy, 'public/fr', name))
    .filter((file) => !existsSync(file))
  const files = { name: 'files of the language', problems: missing.map((file) => `${file} is missing`) }
  return [...expected.map((path) => pageCheck(copy, path)), files]
}
