/** The pages of a finished build with the facts that other files need, from Gatsby's page data. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageContext } from '../entries/page-context'
import type { PageData, PageMeta } from '../page/types'

/** `path` is where Gatsby put the page, `meta.path` its canonical address; they differ for aliases. */
export type BuiltPage = {
  path: string
  /** The page's HTML, below the public folder. */
  file: string
  /** The file name of the page's entry. */
  slug: string
  meta: PageMeta
  /** 1 for the first page of a list and for every page that is not a list. */
  part: number
}

type PageFile = {
  path: string
  result: { pageContext: PageContext; data?: { entry?: { pageData?: PageData } } }
}

/** The file of a page below the public folder. */
export function fileOfPage(path: string): string {
  if (path.endsWith('.html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

/** Reads the data of a page. Throws if the page is not one of the site's own or was not built. */
export async function readPage(publicDir: string, path: string): Promise<PageData> {
  const name = path === '/' ? 'index' : path.slice(1)
  const file = join(publicDir, 'page-data', name, 'page-data.json')
  const { result } = JSON.parse(await readFile(file, 'utf8')) as PageFile
  const page = result.data?.entry?.pageData
  if (!page)
    throw new Error(`${file} holds no page data. Build again; if it stays, look at the page’s template.`)
  return page
}

/** The contexts of all pages, in order. */
export type PageList = readonly { path: string; context: Partial<PageContext> }[]

/** Lists every page of the site, aliases included. Gatsby's own pages, which have no plan, are left out. */
export async function builtPages(pages: PageList, publicDir: string): Promise<BuiltPage[]> {
  const found: BuiltPage[] = []
  for (const { path, context } of pages) {
    if (!context.plan) continue
    const { meta } = await readPage(publicDir, path)
    const { slug, part } = context.plan
    found.push({ path, file: fileOfPage(path), slug, meta, part: part?.number ?? 1 })
  }
  return found
}

/** The canonical pages that search engines should index. */
export function canonicalPages(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ path, meta }) => path === meta.path && !meta.noindex)
}
