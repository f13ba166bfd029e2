/** From the queries of the lists of news, all articles or those of a topic, to PageData. */
import type { PageData, PageMeta, SectionOf, Topic } from '../types'
import { articleCard, topic } from './cards'
import { metaFromContext, type PlaceContext } from './meta'
import { missing, pageFromQuery } from './pages'
import { siteFromQuery } from './site'
import { list } from './values'

type ListPage = Extract<PageData, { kind: 'page' }>
type Archive = NonNullable<PlaceContext['archive']>

/** Topics without articles in this language are left out; `current` is the one whose list it is. */
function topicsOf(nodes: readonly Queries.ListedTopicFragment[], current?: string): Topic[] {
  return nodes
    .filter(({ articles }) => articles.length > 0)
    .map((node) => ({ ...topic(node), ...(node.slug === current && { current: true }) }))
}

/** Every page of a list has its own name in search results and among the tabs, and leads to its neighbours. */
function asPart(meta: PageMeta, { page, pages, label }: Archive): PageMeta {
  const hrefOf = (number: number) => pages.find((part) => part.number === number)?.href
  const own = label ? { title: `${meta.title}, ${label}`, description: `${label}: ${meta.description}` } : {}
  return { ...meta, ...own, previous: hrefOf(page - 1), next: hrefOf(page + 1) }
}

const firstPart = (href: string): Archive => ({ page: 1, pages: [{ number: 1, href }] })

/** The news list: a page with the articles of its part of the archive. */
export function newsFromQuery(data: Queries.NewsPageQuery, context: PlaceContext): ListPage {
  const { archive = firstPart(context.place.path) } = context
  const { page, pages } = archive
  const shown = pageFromQuery(data, context, {
    items: list(data.articles.nodes, articleCard),
    page,
    pages,
    topics: topicsOf(data.topics.nodes),
    allHref: pages[0]?.href ?? context.place.path,
  })
  return { ...shown, meta: asPart(shown.meta, archive) }
}

/** The list of a topic: its name and what it is about, then its articles as on the news list. */
export function tagFromQuery(data: Queries.TagPageQuery, context: PlaceContext): ListPage {
  const { tag } = data
  if (!tag) throw missing('tags', context)
  const { title, summary } = tag
  const { archive = firstPart(context.place.path) } = context
  const { page, pages } = archive
  const all = context.place.breadcrumb.at(-2)
  const news: SectionOf<'newsArchive'> = {
    type: 'newsArchive',
    heading: title,
    items: list(tag.articles, articleCard),
    page,
    pages,
    topics: topicsOf(data.topics.nodes, tag.slug),
    allHref: all?.href ?? '/',
  }
  return {
    kind: 'page',
    meta: asPart(metaFromContext(context, title, summary), archive),
    site: siteFromQuery(data),
    sections: [
      { type: 'hero', label: all?.label, heading: title, lead: summary, size: 'small', seed: context.slug },
      news,
    ],
  }
}
