/** Gatsby's createPages hook: every page of the routes table in every language, with its aliases. */
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localeCodes, type LocaleCode } from '../site/locales'
import { aliasesOf, pathOf } from '../site/paths'
import { articlesPerPage, routeIds, routeOf, type RouteId } from '../site/routes'
import { articlesUnder, pageCountOf, pagesOfList } from './article-lists'
import { entriesOf, slugIn, type EntryNode, type GetNodes } from './entry-index'
import { i18nContext, type PageContext } from './page-context'
import { placeOfEntry, placeOfFurtherPage, placeOfRoute } from './page-place'

type Page = Pick<PageContext, 'language' | 'slug' | 'place'> &
  Partial<PageContext> & { route: RouteId; path: string }

const templates = (name: string) => resolve(process.cwd(), 'src', 'templates', `${name}.tsx`)

function emit(
  { actions }: CreatePagesArgs,
  { route, path, ...context }: Page,
  aliases: readonly string[],
): void {
  for (const address of [path, ...aliases]) {
    actions.createPage({
      path: address,
      component: templates(routeOf(route).template),
      context: {
        skip: 0,
        limit: 0,
        older: null,
        newer: null,
        ...context,
        i18n: i18nContext(context.language, address),
      },
    })
  }
}

/** The interface text “Page 2” of a language, from the nodes of gatsby-plugin-react-i18next. */
function pageLabel(language: LocaleCode, number: number, getNodes: GetNodes): string {
  const texts = getNodes('Locale').find((node) => node['language'] === language && node['ns'] === 'common')
  const common = JSON.parse(String(texts?.['data'] ?? '{}')) as Record<string, string>
  return (common['pageNumber'] ?? '').replace('{{n}}', String(number))
}

/** How many pages a list of news has in a language: all articles, or those of a topic. */
function pageCount(tag: string | undefined, locale: LocaleCode, getNodes: GetNodes): number {
  const articles = entriesOf('news', getNodes)
  const listed = tag === undefined ? articles : articlesUnder(tag, articles, locale)
  return pageCountOf(listed.length)
}

/** A list of news in parts, each at its own address; `tag` is the topic of the list, if it has one. */
function listPages(args: CreatePagesArgs, page: Page, getNodes: GetNodes, tag?: string): void {
  const { language, path, place } = page
  const countIn = (locale: LocaleCode) => pageCount(tag, locale, getNodes)
  const pages = pagesOfList(path, language, countIn(language))
  for (const { number, href } of pages) {
    const label = number > 1 ? pageLabel(language, number, getNodes) : undefined
    const context = {
      place: number > 1 ? placeOfFurtherPage(place, language, number, countIn) : place,
      path: href,
      skip: (number - 1) * articlesPerPage,
      limit: articlesPerPage,
      archive: { page: number, pages, ...(label && { label }) },
    }
    emit(args, { ...page, ...context }, aliasesOf(page.route, language, href))
  }
}

function singlePage(args: CreatePagesArgs, route: RouteId, language: LocaleCode, getNodes: GetNodes): void {
  const { template, status } = routeOf(route)
  // Hosts and Gatsby's loader look for these by file name.
  const path = status ? `${pathOf(route, language)}.html` : pathOf(route, language)
  const page: Page = { route, path, language, slug: route, place: placeOfRoute(route, language, getNodes) }
  if (template === 'news') listPages(args, page, getNodes)
  else emit(args, page, status ? [] : aliasesOf(route, language, path))
}

/** Newest first, as the list shows them. */
function byDate(entries: EntryNode[]): EntryNode[] {
  return [...entries].sort((a, b) => String(b['date']).localeCompare(String(a['date'])))
}

function entryPages(
  args: CreatePagesArgs,
  route: RouteId,
  collection: string,
  language: LocaleCode,
  getNodes: GetNodes,
): void {
  const entries = byDate(entriesOf(collection, getNodes).filter((entry) => slugIn(entry, language)))
  entries.forEach((entry, index) => {
    const path = pathOf(route, language, slugIn(entry, language))
    const neighbours = collection === 'news' && {
      newer: entries[index - 1]?.slug ?? null,
      older: entries[index + 1]?.slug ?? null,
    }
    const place = placeOfEntry(route, entry, language, getNodes)
    const page = { route, path, language, slug: entry.slug, place, ...neighbours }
    if (collection === 'tags') listPages(args, page, getNodes, entry.slug)
    else emit(args, page, aliasesOf(route, language, path))
  })
}

/** Creates all pages. */
export function createPages(args: CreatePagesArgs): void {
  const getNodes: GetNodes = (type) => args.getNodesByType(type)
  for (const language of localeCodes) {
    for (const route of routeIds) {
      const { entries } = routeOf(route)
      if (entries) entryPages(args, route, entries, language, getNodes)
      else singlePage(args, route, language, getNodes)
    }
  }
}
