/** The documents of the site search: every page at its canonical address, and every job. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { fileOfPage } from '../../src/gatsby/built-pages'
import type { PageContext } from '../../src/entries/page-context'
import type { Job, PageData } from '../../src/page/types'
import { documentTitle } from '../../src/seo/head-tags'
import type { SiteContent } from '../../src/entries/site-content'
import { parsePage } from '../../src/html/tree'
import type { Kind } from '../../src/search/types'
import { localeOfPath } from '../../src/site/paths'
import { isListedIn } from '../../src/site/collections'
import { routeOf } from '../../src/site/routes'
import { escapeXml } from '../../src/seo/xml'
import type { LocaleCode } from '../../src/site/locales'
import { searchText } from './search-text'

/**
 * `html` is what Pagefind reads; `title` and the pattern of `seed` are shown; `words` can be found but are not shown.
 */
export type SearchDocument = {
  href: string
  title: string
  kind: Kind
  seed: string
  words: string
  html: string
}

type PageFile = {
  path: string
  result: { pageContext: PageContext; data: { entry: { pageData: PageData } } }
}

const kindOf: Readonly<Record<string, Kind>> = { products: 'product', services: 'service', news: 'news' }

type About = Omit<SearchDocument, 'html'> & { description: string }

function documentOf({ description, ...about }: About, locale: LocaleCode, main: string): SearchDocument {
  const { title, words } = about
  const facts = { title, description, words }
  const marks = Object.entries(facts).map(([name, text]) => `data-${name}="${escapeXml(text)}"`)
  const names = Object.keys(facts).map((name) => `${name}[data-${name}]`)
  const body = `<body data-pagefind-body data-pagefind-meta="${names.join(', ')}" ${marks.join(' ')}>${main}</body>`
  return { ...about, html: `<html lang="${locale}">${body}</html>` }
}

/** The page's name and description; the home page is listed under the company's name. */
function factsOf(page: PageData): Pick<About, 'title' | 'description'> {
  const { routeId, title, description } = page.meta
  return { title: routeId === 'home' ? documentTitle(page) : title, description }
}

const jobsOf = (page: PageData): Job[] =>
  page.kind === 'page' && isListedIn('search', 'jobs')
    ? page.sections.flatMap((section) => (section.type === 'jobs' ? section.items : []))
    : []

/** Jobs have no pages: each is found at its anchor on the page that lists them. */
function jobDocuments(page: PageData, wordsOf: SearchWords): SearchDocument[] {
  return jobsOf(page).map(({ id, title, summary, place, workload, tasks, profile, offer }) => {
    const points = [...tasks, ...profile, ...offer].map((point) => `<li>${escapeXml(point)}</li>`).join('')
    const facts = [summary, `${place}, ${workload}`].map((fact) => `<p>${escapeXml(fact)}</p>`).join('')
    const about = {
      href: `${page.meta.path}#${id}`,
      title,
      kind: 'job',
      seed: id,
      words: wordsOf('jobs', id, page.meta.locale),
      description: summary,
    } as const
    return documentOf(about, page.meta.locale, `<h1>${escapeXml(title)}</h1>${facts}<ul>${points}</ul>`)
  })
}

/** The contents of the field “Other words in the search”, by collection, entry and language. */
type SearchWords = (collection: string, id: string, language: LocaleCode) => string

function searchWords({ entries }: SiteContent): SearchWords {
  const byName = new Map(
    Object.entries(entries).flatMap(([collection, list]) =>
      (list ?? []).map(({ id, values }) => [`${collection}/${id}`, values] as const),
    ),
  )
  return (collection, id, language) => {
    const words = byName.get(`${collection}/${id}`)?.[language]?.searchWords
    return typeof words === 'string' ? words : ''
  }
}

async function pageDocuments(
  publicDir: string,
  wordsOf: SearchWords,
  file: PageFile,
): Promise<SearchDocument[]> {
  const { path, result } = file
  const page = result.data.entry.pageData
  const { meta } = page
  // Further pages of a list contain only links to pages that are indexed anyway.
  const further = (result.pageContext.plan.part?.number ?? 1) > 1
  if (meta.path !== path || meta.noindex || meta.unpublished || further) return []
  const { entries = 'pages' } = routeOf(meta.routeId)
  if (!isListedIn('search', entries)) return []
  const tree = parsePage(await readFile(join(publicDir, fileOfPage(path)), 'utf8'))
  const jobs = jobDocuments(page, wordsOf)
  const main = searchText(tree, new Set(jobsOf(page).map(({ id }) => id)))
  const kind = kindOf[entries] ?? 'page'
  const words = wordsOf(entries, result.pageContext.slug, meta.locale)
  const about = { href: path, kind, seed: result.pageContext.slug, words, ...factsOf(page) }
  // A topic only lists articles, which are indexed themselves; with a heading, it would rank above them.
  const plain = entries === 'tags' ? `<p>${escapeXml(`${about.title}. ${about.description}`)}</p>` : main
  return [documentOf(about, meta.locale, plain), ...jobs]
}

const dataFile = 'page-data.json'

/** The address of the page that a data file belongs to; takes its path in the folder of all page data. */
const addressOf = (name: string): string => `/${dirname(name).split(sep).join('/')}`

/**
 * Takes a finished build and its content, reads one page at a time, and yields the documents of a language in order of
 * address. Aliases, drafts and pages that search engines must not list are left out.
 */
export async function* searchDocuments(
  publicDir: string,
  content: SiteContent,
  locale: LocaleCode,
): AsyncGenerator<SearchDocument> {
  const folder = join(publicDir, 'page-data')
  const wordsOf = searchWords(content)
  const names = (await readdir(folder, { recursive: true })).filter((name) => basename(name) === dataFile)
  // The home page's data are in “index”.
  const homeFirst = (name: string) => addressOf(name).replace(/^\/index$/, '/')
  for (const name of names.sort((a, b) => (homeFirst(a) < homeFirst(b) ? -1 : 1))) {
    if (localeOfPath(addressOf(name)) !== locale) continue
    const file = JSON.parse(await readFile(join(folder, name), 'utf8')) as Partial<PageFile>
    if (file.result?.pageContext?.plan === undefined) continue
    const documents = await pageDocuments(publicDir, wordsOf, file as PageFile)
    yield* documents.sort((a, b) => (a.href < b.href ? -1 : 1))
  }
}
