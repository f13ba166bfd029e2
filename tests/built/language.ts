/** A page and its data contain only their own language, and the interface texts that the page needs. */
import { keptFormAttribute } from '../../src/early/names'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { contentCollections, contentEntries } from '../lib/content'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'

/** Shorter texts may be names, or the same in two languages. */
const shortest = 40

/** All texts in a value, including its lists and objects. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Plain lines that survive rendering unchanged: no Markdown syntax, no characters that HTML or JSON escape. */
function recognisable(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?:])\s+/)
    .map((line) => line.trim())
    .filter(
      (line) => line.length >= shortest && line.includes(' ') && !/[*_`[\]<>|#&"'\\]|^\d+\.|^-/.test(line),
    )
}

/**
 * Whether a text contains parts that `npm run new` has copied from another language and marked; `npm run ready` lists
 * them.
 */
const isToBeTranslated = (text: string, locale: LocaleCode): boolean =>
  text.includes(`[${locale}: translate]`)

/** Sentences of the content that exist in one language only. */
function sentencesOf(locale: LocaleCode): Set<string> {
  const entries = contentCollections().flatMap((collection) => contentEntries(collection, locale))
  const texts = entries.flatMap(({ data, body }) => [...textsOf(data), body])
  return new Set(texts.filter((text) => !isToBeTranslated(text, locale)).flatMap(recognisable))
}

/** The file in which Gatsby keeps the data of a page. */
export function pageDataFile(path: string): string {
  return `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`
}

type DataFile = { result: { data: { locales: { edges: { node: { ns: string } }[] } } } }

/** The texts of the form are only for pages with the form, those of the storage tables only for the build. */
function interfaceTextProblems(data: string, page: Page): string[] {
  const { locales } = (JSON.parse(data) as DataFile).result.data
  const found = locales.edges.map(({ node }) => node.ns).join(', ')
  const hasForm = page.root.querySelector(`form[${keptFormAttribute}]`)
  const needed = ['common', 'consent', 'errors', ...(hasForm ? ['form'] : []), 'search'].join(', ')
  return found === needed ? [] : [`its data contain the interface texts ${found} instead of ${needed}`]
}

function problemsOf(site: Site, page: Page, foreign: readonly [LocaleCode, Set<string>][]): string[] {
  const file = [pageDataFile(page.path), pageDataFile(`${page.path}.html`)].find((name) =>
    site.files.has(name),
  )
  if (!file) return ['it has no page data']
  const data = site.text(file)
  const foreignTexts = foreign.flatMap(([locale, sentences]) => {
    const found = [...sentences].filter((sentence) => data.includes(sentence) || page.html.includes(sentence))
    return found.slice(0, 3).map((sentence) => `holds ${locale} text: "${sentence}"`)
  })
  return [...foreignTexts, ...interfaceTextProblems(data, page)]
}

export function languageChecks(site: Site): Check[] {
  const sentences = new Map(localeCodes.map((locale) => [locale, sentencesOf(locale)]))
  const ownOnly = (locale: LocaleCode): Set<string> => {
    const others = localeCodes.filter((other) => other !== locale).map((other) => sentences.get(other))
    return new Set([...(sentences.get(locale) ?? [])].filter((text) => !others.some((set) => set?.has(text))))
  }
  const distinct = localeCodes.map((locale) => [locale, ownOnly(locale)] as [LocaleCode, Set<string>])
  return site.pages
    .filter(({ html, locale }) => !isToBeTranslated(html, locale))
    .map((page) => ({
      name: `language ${page.path}`,
      problems: problemsOf(
        site,
        page,
        distinct.filter(([locale]) => locale !== page.locale),
      ),
    }))
}
