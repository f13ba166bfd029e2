/** Gatsby's createPages hook: every page of the routes table in every language, with its aliases. */
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localeCodes, type LocaleCode } from '../site/locales'
import { aliasesOf, newsPagePath, pathOf } from '../site/paths'
import { articlesPerPage, routeIds, routeOf, type RouteId } from '../site/routes'
import { entriesOf, slugIn, type EntryNode, type GetNodes } from './entry-index'
import { i18nContext, type PageContext } from './page-context'
import { placeOfEntry, placeOfRoute } from './page-place'

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

function newsPages(args: CreatePagesArgs, page: Page, getNodes: GetNodes): void {
  const count = Math.max(1, Math.ceil(entriesOf('news', getNodes).length / articlesPerPage))
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    href: newsPagePath(page.language, index + 1),
  }))
  for (const { number, href } of pages) {
    const place = { ...page.place, path: href, ...(number > 1 && pagePlaceOf(number)) }
    const skip = (number - 1) * articlesPerPage
    const aliases = aliasesOf('news', page.language, href)
    const label = number > 1 ? pageLabel(page.language, number, getNodes) : undefined
    const archive = { page: number, pages, ...(label && { label }) }
    emit(args, { ...page, place, path: href, skip, limit: articlesPerPage, archive }, aliases)
  }
}

function pagePlaceOf(number: number) {
  const alternates = Object.fromEntries(localeCodes.map((locale) => [locale, newsPagePath(locale, number)]))
  return { alternates, switchTo: alternates } as Pick<PageContext['place'], 'alternates' | 'switchTo'>
}

function singlePage(args: CreatePagesArgs, route: RouteId, language: LocaleCode, getNodes: GetNodes): void {
  const { template, status } = routeOf(route)
  // Hosts and Gatsby's loader look for these by file name.
  const path = status ? `${pathOf(route, language)}.html` : pathOf(route, language)
  const page: Page = { route, path, language, slug: route, place: placeOfRoute(route, language, getNodes) }
  if (template === 'news') newsPages(args, page, getNodes)
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
    emit(
      args,
      { route, path, language, slug: entry.slug, place, ...neighbours },
      aliasesOf(route, language, path),
    )
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
