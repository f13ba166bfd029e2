/** From an entry as it is being edited to PageData: the editor's preview is the page. */
import { collections, type CollectionName } from '../../content-model'
import { articlesUnder } from '../../gatsby/article-lists'
import { entriesOf, inOrder, slugIn } from '../../gatsby/entry-index'
import { placeOfEntry, placeOfRoute } from '../../gatsby/page-place'
import type { LocaleCode } from '../../site/locales'
import { entryRouteOf, isRouteId, type RouteId } from '../../site/routes'
import { newsFromQuery, tagFromQuery } from '../from-query/news-lists'
import { articleFromQuery, pageFromQuery, productFromQuery, serviceFromQuery } from '../from-query/pages'
import { video } from '../from-query/values'
import type { PageData } from '../types'
import { firstPart, topicNodes } from './article-lists'
import type { Surroundings } from './resolve'
import { cardResult, pageResult, shortResult } from './results'
import { nodesOf, type SiteContent } from './site-content'

type Input = {
  content: SiteContent
  locale: LocaleCode
  pictureOf: Surroundings['pictureOf']
  texts: Surroundings['texts']
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

function surroundingsOf({ content, locale, pictureOf, texts }: Input): Surroundings {
  const getNodes = nodesOf(content)
  const around: Surroundings = {
    locale,
    getNodes,
    pictureOf,
    texts,
    find: (name, ids) => {
      const all = inOrder(name, entriesOf(name, getNodes))
      return ids ? ids.flatMap((id) => all.filter((entry) => entry.slug === id)) : all
    },
    card: (name, node) => cardResult(name, node, around, content),
  }
  return around
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
  const { first, archive } = firstPart(around.find('news'), context.place.path, around)
  const list = { ...data, articles: { nodes: first }, topics: topicNodes(around) }
  return newsFromQuery(list as unknown as Queries.NewsPageQuery, { ...context, archive })
}

/** A video alone, as a section of the home page: the pages that show it are many or none yet. */
function videoPage(id: string, input: Input): PageData {
  const around = surroundingsOf(input)
  const page = routePage('home', input)
  const [node] = around.find('videos', [id])
  if (page.kind !== 'page' || !node) return page
  const shown = video(around.card('videos', node) as unknown as Queries.VideoFragment)
  const sections = shown.map((each) => ({
    type: 'video' as const,
    heading: each.title,
    video: each,
    text: '',
  }))
  return { ...page, sections }
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
  if (name === 'tags') {
    const { first, archive } = firstPart(
      articlesUnder(id, around.find('news'), locale),
      context.place.path,
      around,
    )
    const list = { ...site, tag: { ...entry, articles: first }, topics: topicNodes(around) }
    return tagFromQuery(list as unknown as Queries.TagPageQuery, { ...context, archive })
  }
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
  if (name === 'videos') return videoPage(id, input)
  if (name === 'pages') return routePage(isRouteId(id) ? id : 'home', input)
  const route = shownOn[name]
  return route ? routePage(route, input) : entryPage(name, id, input)
}
