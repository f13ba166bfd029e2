/** From page queries to PageData, one function per template. */
import type { PageData } from '../types'
import { articleCard, productCard, serviceCard, topic } from './cards'
import { metaFromContext, type PlaceContext } from './meta'
import { sectionsFromQuery, type SectionSurroundings } from './sections'
import { siteFromQuery } from './site'
import { cover, list, richText, text } from './values'

/** How many related articles stand below an article: one row. */
const relatedCount = 2

type Of<K extends PageData['kind']> = Extract<PageData, { kind: K }>

/** A message that names the file to mend: a page without its entry cannot be built. */
export function missing(collection: string, { slug, language }: PlaceContext): Error {
  return new Error(`content/${collection}/${slug}.${language}.md is missing or could not be read.`)
}

type SinglePageResult = Queries.SurroundingsFragment & {
  readonly page: Queries.SinglePageFragment | null
}

/** A page of the pages collection; `archive` is there on the news list. */
export function pageFromQuery(
  data: SinglePageResult,
  context: PlaceContext,
  archive?: SectionSurroundings['archive'],
): Of<'page'> {
  const { page } = data
  if (!page) throw missing('pages', context)
  const surroundings = { seed: context.slug, body: richText(page.body), archive }
  return {
    kind: 'page',
    meta: metaFromContext(context, page.title, page.description),
    site: siteFromQuery(data),
    sections: sectionsFromQuery(page.sections, surroundings),
  }
}

export function productFromQuery(data: Queries.ProductPageQuery, context: PlaceContext): Of<'product'> {
  const { product } = data
  if (!product) throw missing('products', context)
  const { title, tagline, kind, summary } = product
  return {
    kind: 'product',
    meta: metaFromContext(context, `${title}: ${kind}`, summary),
    site: siteFromQuery(data),
    product: {
      title,
      tagline,
      kind,
      summary,
      cover: cover(context.slug, product.cover),
      sections: sectionsFromQuery(product.sections, { seed: context.slug }),
      services: list(product.services, serviceCard),
      news: list(product.news, articleCard),
    },
  }
}

export function serviceFromQuery(data: Queries.ServicePageQuery, context: PlaceContext): Of<'service'> {
  const { service } = data
  if (!service) throw missing('services', context)
  const { title, tagline, summary } = service
  return {
    kind: 'service',
    meta: metaFromContext(context, title, summary),
    site: siteFromQuery(data),
    service: {
      title,
      tagline,
      summary,
      cover: cover(context.slug, service.cover),
      sections: sectionsFromQuery(service.sections, { seed: context.slug }),
      products: list(service.products, productCard),
      news: list(service.news, articleCard),
    },
  }
}

export function articleFromQuery(data: Queries.ArticlePageQuery, context: PlaceContext): Of<'article'> {
  const { article, older, newer } = data
  if (!article) throw missing('news', context)
  const { title, summary, author } = article
  return {
    kind: 'article',
    meta: metaFromContext(context, title, summary),
    site: siteFromQuery(data),
    article: {
      title,
      summary,
      date: text(article.date),
      minutes: article.minutes,
      author: author
        ? { name: text(author.name), role: author.role, portrait: cover(author.slug, author.portrait) }
        : undefined,
      cover: cover(context.slug, article.cover),
      text: richText(article.body),
      topics: list(article.tags, topic),
      previous: older ? articleCard(older) : undefined,
      next: newer ? articleCard(newer) : undefined,
      related: list(article.related, articleCard)
        .filter(({ id }) => id !== older?.slug && id !== newer?.slug)
        .slice(0, relatedCount),
      products: list(article.products, productCard),
      services: list(article.services, serviceCard),
    },
  }
}
