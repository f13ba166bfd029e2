/** What the site search can find: every page at its own address, and every job. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOfPage } from '../../src/gatsby/built-pages'
import type { PageContext } from '../../src/gatsby/page-context'
import type { SiteContent } from '../../src/page-data/from-entry/site-content'
import type { Kind } from '../../src/search/types'
import { unescaped } from '../../src/site/html-text'
import { routeOf } from '../../src/site/routes'
import { escapeXml } from '../../src/seo/xml'
import type { LocaleCode } from '../../src/site/locales'

/** `html` is what Pagefind reads; `title` is shown; `words` are found as well and shown nowhere. */
export type SearchDocument = { href: string; title: string; kind: Kind; words: string; html: string }

type Job = Readonly<Record<'slug' | 'title' | 'summary' | 'place' | 'workload', string>> &
  Readonly<Record<'tasks' | 'profile' | 'offer', readonly string[]>>
type PageFile = {
  path: string
  result: {
    pageContext: PageContext
    data: { page?: { sections?: readonly { jobs?: readonly Job[] }[] } }
  }
}

const kindOf: Readonly<Record<string, Kind>> = { products: 'product', services: 'service', news: 'news' }

type About = Omit<SearchDocument, 'html'> & { description: string }

function documentOf({ description, ...about }: About, locale: LocaleCode, main: string): SearchDocument {
  const { title, words } = about
  const facts = { title, description, words }
  const marks = Object.entries(facts).map(([name, text]) => `data-${name}="${escapeXml(text)}"`)
  const names = Object.keys(facts).map((name) => `${name}[data-${name}]`)
  // Words of neighbouring elements must not run into each other.
  const spaced = main.replaceAll('><', '> <')
  const body = `<body data-pagefind-body data-pagefind-meta="${names.join(', ')}" ${marks.join(' ')}>${spaced}</body>`
  return { ...about, html: `<html lang="${locale}">${body}</html>` }
}

/** Parts of a page that belong to other pages, or that nobody looks for. */
const foreign = [
  /<nav\b[\s\S]*?<\/nav>/g,
  /<svg\b[\s\S]*?<\/svg>/g,
  /<form\b[\s\S]*?<\/form>/g,
  /<aside\b[\s\S]*?<\/aside>/g,
  // Buttons.
  /<div\b[^>]*class="cluster\b[^>]*>[\s\S]*?<\/div>/g,
  // The day of an article, with its reading time.
  /<time\b[\s\S]*?<\/time>(?:<span[^>]*>[^<]*<\/span>)?/g,
  /<(article|li)\b[^>]*class="[^"]*\btarget\b[^"]*"[^>]*>[\s\S]*?<\/\1>/g,
]

/** The text of a page without what leads elsewhere. */
function mainOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return foreign.reduce((text, part) => text.replace(part, ' '), main)
}

/** The page's own name, as its tab shows it before the name of the company, and its description. */
function headOf(html: string): Pick<About, 'title' | 'description'> {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? []
  const [, description = ''] = /<meta[^>]*\bname="description"[^>]*\bcontent="([^"]*)"/.exec(html) ?? []
  return { title: unescaped(title).replace(/ \| [^|]*$/, ''), description: unescaped(description) }
}

/** Jobs have no pages of their own: each is found under its anchor on the page of all of them. */
function jobDocuments({ result }: PageFile, locale: LocaleCode): SearchDocument[] {
  const { pageContext, data } = result
  const jobs = (data.page?.sections ?? []).flatMap((section) => section.jobs ?? [])
  return jobs.map(({ slug, title, summary, place, workload, tasks, profile, offer }) => {
    const points = [...tasks, ...profile, ...offer].map((point) => `<li>${escapeXml(point)}</li>`).join('')
    const facts = [summary, `${place}, ${workload}`].map((fact) => `<p>${escapeXml(fact)}</p>`).join('')
    const href = `${pageContext.place.path}#${slug}`
    const about = { href, title, kind: 'job', words: '', description: summary } as const
    return documentOf(about, locale, `<h1>${escapeXml(title)}</h1>${facts}<ul>${points}</ul>`)
  })
}

/** What editors have written into “Other words in the search” of the page's own entry. */
function searchWordsOf({ entries }: SiteContent, { place, slug, language }: PageContext): string {
  const collection = routeOf(place.routeId).entries ?? 'pages'
  const words = entries[collection]?.find(({ id }) => id === slug)?.values[language]?.searchWords
  return typeof words === 'string' ? words : ''
}

async function pageDocuments(
  publicDir: string,
  content: SiteContent,
  file: PageFile,
): Promise<SearchDocument[]> {
  const { path, result } = file
  const { place, language, archive } = result.pageContext
  // Further pages of a list hold nothing but links to what is found anyway.
  if (place.path !== path || place.noindex || place.pending || (archive?.page ?? 1) > 1) return []
  const html = await readFile(join(publicDir, fileOfPage(path)), 'utf8')
  const jobs = jobDocuments(file, language)
  const main = jobs.length > 0 ? mainOf(html).replace(/<details\b[\s\S]*?<\/details>/g, ' ') : mainOf(html)
  const kind = kindOf[routeOf(place.routeId).entries ?? ''] ?? 'page'
  const words = searchWordsOf(content, result.pageContext)
  return [documentOf({ href: path, kind, words, ...headOf(html) }, language, main), ...jobs]
}

/** Takes a finished build and its content. Aliases, drafts and pages that search engines must not list are left out. */
export async function searchDocuments(
  publicDir: string,
  content: SiteContent,
  locale: LocaleCode,
): Promise<SearchDocument[]> {
  const folder = join(publicDir, 'page-data')
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('page-data.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Partial<PageFile>),
  )
  const pages = files.filter((file): file is PageFile => file.result?.pageContext?.language === locale)
  const documents = await Promise.all(pages.map((file) => pageDocuments(publicDir, content, file)))
  return documents.flat().sort((a, b) => (a.href < b.href ? -1 : 1))
}
