/**
 * Expected search results by language: `first` is the first hit of a query, `alike` words of one stem, which must find
 * the same pages. Editors maintain them in `content/search-queries.yml`, which is optional.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { asValues } from '../../src/lib/values'
import { isLocaleCode, type LocaleCode } from '../../src/site/locales'

export type Queries = {
  readonly first: readonly (readonly [query: string, page: string])[]
  readonly alike: readonly (readonly [string, string])[]
}

function pairOf(value: unknown): [string, string] {
  const [one, other, ...more]: unknown[] = Array.isArray(value) ? value : []
  if (typeof one === 'string' && typeof other === 'string' && more.length === 0) return [one, other]
  throw new Error(`“alike” holds pairs of words, not ${JSON.stringify(value)}`)
}

function firstOf([query, page]: [string, unknown]): [string, string] {
  if (typeof page === 'string' && page.startsWith('/')) return [query, page]
  throw new Error(`“${query}” needs the address of a page of the site, such as /contact`)
}

/** Reads the queries of a language from the text of the file. Throws if its format is invalid. */
export function readQueries(text: string, locale: LocaleCode): Queries {
  const all = asValues(parse(text)) ?? {}
  const unknown = Object.keys(all).find((key) => !isLocaleCode(key))
  if (unknown !== undefined) throw new Error(`“${unknown}” is no language of the site`)
  const { first, alike } = asValues(all[locale]) ?? {}
  return {
    first: Object.entries(asValues(first) ?? {}).map(firstOf),
    alike: (Array.isArray(alike) ? alike : []).map(pairOf),
  }
}

/** The queries of this site in a language; none without the file. */
export function queriesOf(locale: LocaleCode): Queries {
  const file = join(__dirname, '../../content/search-queries.yml')
  return readQueries(existsSync(file) ? readFileSync(file, 'utf8') : '', locale)
}
