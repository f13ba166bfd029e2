/** From an entry as it is being edited to PageData: the editor's preview is the page. */
import { collections, type Collection, type CollectionName } from '../../content-model'
import { entriesOf, slugIn, type EntryNode } from '../../gatsby/entry-index'
import { placeOfEntry, placeOfRoute } from '../../gatsby/page-place'
import type { LocaleCode } from '../../site/locales'
import { newsPagePath } from '../../site/paths'
import { articlesPerPage, entryRouteOf, isRouteId, type RouteId } from '../../site/routes'
import type { PlaceContext } from '../from-query/meta'
import {
  articleFromQuery,
  newsFromQuery,
  pageFromQuery,
  productFromQuery,
  serviceFromQuery,
} from '../from-query/pages'
import type { PageData } from '../types'
import type { Surroundings } from './resolve'
import { cardResult, pageResult, shortResult } from './results'
import { nodesOf, type SiteContent } from './site-content'

type Input = {
  content: SiteContent
  locale: LocaleCode
  pictureOf: Surroundings['pictureOf']
}

/** The page on which an entry without a page of its own is seen. */
const shownOn: Partial<Record<CollectionName, RouteId>> = {
  team: 'team',
  jobs: 'jobs',
  partners: 'partner',
  testimonials: 'home',
  downloads: 'home',
  site: 'home',
}

function surroundingsOf({ content, locale, pictureOf }: Input): Surroundings {
  const getNodes = nodesOf(content)
  const around: Surroundings = {
    locale,
    getNodes,
    pictureOf,
    find: (name, ids) => {
      const order = Object.values<Collection>(collections).find((each) => each.name === name)?.orderField
      const all = sorted(entriesOf(name, getNodes), order)
      return ids ? ids.flatMap((id) => all.filter((entry) => entry.slug === id)) : all
    },
    card: (name, node) => cardResult(name, node, around, content),
  }
  return around
}

/** Numbers ascending, days descending, as the collections' own order wants it. */
function sorted(entries: EntryNode[], order: string | undefined): EntryNode[] {
  if (!order) return entries
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(b).localeCompare(String(a))
  return [...entries].sort((a, b) => compare(a[order], b[order]))
}

function siteResult(around: Surroundings, content: SiteContent) {
  const site = entriesOf('site', around.getNodes)[0]
  const links = (name: string) => ({
    nodes: around.find(name).map((node) => {
      const { title, href } = around.card(name, node)
      return { label: title, href }
    }),
  })
  return {
    site: site && shortResult(collections.site, site, around, content),
    managers: {
      nodes: around
        .find('team')
        .filter((node) => node['management'] === true)
        .map((node) => ({ name: node['name'] })),
    },
    productLinks: links('products'),
    serviceLinks: links('services'),
  }
}

function archive(locale: LocaleCode, count: number): PlaceContext['archive'] {
  const length = Math.max(1, Math.ceil(count / articlesPerPage))
  const pages = Array.from({ length }, (_, index) => ({
    number: index + 1,
    href: newsPagePath(locale, index + 1),
  }))
  return { page: 1, pages }
}

function routePage(route: RouteId, input: Input): PageData {
  const around = surroundingsOf(input)
  const { locale, content } = input
  const [page] = around.find('pages', [route])
  const data = {
    ...siteResult(around, content),
    page: page && pageResult(collections.pages, page, around, content),
  }
  const context = { language: locale, slug: route, place: placeOfRoute(route, locale, around.getNodes) }
  if (route !== 'news') return pageFromQuery(data as unknown as Parameters<typeof pageFromQuery>[0], context)
  const articles = around.find('news')
  const nodes = articles.slice(0, articlesPerPage).map((node) => around.card('news', node))
  const list = { ...data, articles: { nodes } } as unknown as Parameters<typeof newsFromQuery>[0]
  return newsFromQuery(list, { ...context, archive: archive(locale, articles.length) })
}

function entryPage(name: CollectionName, id: string, input: Input): PageData {
  const around = surroundingsOf(input)
  const { locale, content } = input
  const route = entryRouteOf(name)
  const [node] = around.find(name, [id])
  if (!route || !node) throw new Error(`content/${name}/${id} has no page.`)
  const entry = pageResult(collections[name], node, around, content)
  const context = { language: locale, slug: id, place: placeOfEntry(route, node, locale, around.getNodes) }
  const site = siteResult(around, content)
  if (name === 'products')
    return productFromQuery({ ...site, product: entry } as unknown as Queries.ProductPageQuery, context)
  if (name === 'services')
    return serviceFromQuery({ ...site, service: entry } as unknown as Queries.ServicePageQuery, context)
  const articles = around.find('news').filter((each) => slugIn(each, locale))
  const at = articles.findIndex((each) => each.slug === id)
  const beside = (index: number) => {
    const found = articles[index]
    return found && around.card('news', found)
  }
  const neighbours = { newer: at > 0 ? beside(at - 1) : undefined, older: beside(at + 1) }
  return articleFromQuery(
    { ...site, ...neighbours, article: entry } as unknown as Queries.ArticlePageQuery,
    context,
  )
}

/**
 * Returns the page of an entry in one language. `content` holds the entry as it is being edited (see
 * `withDraft`); an entry without a page of its own gives the page on which it is seen.
 */
export function fromEntry(name: CollectionName, id: string, input: Input): PageData {
  if (name === 'pages') return routePage(isRouteId(id) ? id : 'home', input)
  const route = shownOn[name]
  return route ? routePage(route, input) : entryPage(name, id, input)
}
