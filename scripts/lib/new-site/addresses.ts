/** The addresses of a site's pages: in `src/site/own/addresses.ts`, and in links of the starter's texts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quoted } from '../extend/names'
import { sourceOf } from './sources'

type Paths = Readonly<Record<string, string | undefined>>

/** The path of each page in each language, by page. */
export type Addresses = ReadonlyMap<string, Paths>

/** Matches `name: { en: 'a', de: 'b' }`, or the same as a constant; long ones span several lines. */
const entries = /(\w+)(:(?: PerLocale<string> =)?) \{((?:\s+\w+: '[^']*',?)+)\s+\}/g

const pathsOf = (inner: string): Paths =>
  Object.fromEntries(
    [...inner.matchAll(/(\w+): '([^']*)'/g)].map(([, code = '', path = '']) => [code, path] as const),
  )

const read = (source: string): Addresses =>
  new Map([...source.matchAll(entries)].map(([, name = '', , inner = '']) => [name, pathsOf(inner)]))

/** The sample's addresses, by page; the starter's links use the English ones. Takes the project's folder. */
export const sampleAddresses = (root: string): Addresses =>
  read(readFileSync(join(root, 'fixtures/site/src/site/own/addresses.ts'), 'utf8'))

/** The path in a language; a language without one starts with another's. */
const pathIn = (known: Paths, code: string, languages: readonly string[]): string =>
  known[code] ?? known[sourceOf(code, languages)] ?? known['en'] ?? Object.values(known)[0] ?? ''

/**
 * Returns `addresses.ts` in the languages of the new site. Addresses that the replaced site lacks in a language come
 * from the sample.
 */
export function addressesIn(source: string, sample: Addresses, languages: readonly string[]): string {
  return source.replace(entries, (_, name: string, sign: string, inner: string) => {
    const known = { ...sample.get(name), ...pathsOf(inner) }
    const paths = languages.map((code) => `${code}: ${quoted(pathIn(known, code, languages))}`)
    return `${name}${sign} { ${paths.join(', ')} }`
  })
}

/**
 * Returns a function that changes links in the starter's texts to the addresses of the new site's first language, if
 * the site has no English. Takes the project's folder; its own addresses in that language take precedence.
 */
export function linksIn(root: string, languages: readonly string[]): (text: string) => string {
  if (languages.includes('en')) return (text) => text
  const own = read(readFileSync(join(root, 'src/site/own/addresses.ts'), 'utf8'))
  const first = languages[0] ?? 'en'
  const pairs = [...sampleAddresses(root)].map(([name, paths]): [string, string] => [
    `](/${paths['en'] ?? ''})`,
    `](/${pathIn({ ...paths, ...own.get(name) }, first, languages)})`,
  ])
  return (text) => pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}
