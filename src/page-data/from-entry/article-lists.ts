/** What the lists of news ask of the content, as their page queries return it. */
import { articlesUnder, pageCountOf, pagesOfList } from '../../gatsby/article-lists'
import type { EntryNode } from '../../gatsby/entry-index'
import { articlesPerPage } from '../../site/routes'
import type { PlaceContext } from '../from-query/meta'
import type { Surroundings } from './resolve'

/** The cards on the first page of a list at `path`, and the addresses of all its pages. */
export function firstPart(
  articles: readonly EntryNode[],
  path: string,
  { card, locale }: Surroundings,
): { first: Record<string, unknown>[]; archive: PlaceContext['archive'] } {
  const pages = pagesOfList(path, locale, pageCountOf(articles.length))
  const first = articles.slice(0, articlesPerPage).map((article) => card('news', article))
  return { first, archive: { page: 1, pages } }
}

/** The result of `allTag`, each topic with at most one of its articles. */
export function topicNodes({ find, card, locale }: Surroundings): { nodes: Record<string, unknown>[] } {
  const articles = find('news')
  const nodes = find('tags').map((tag) => ({
    ...card('tags', tag),
    articles: articlesUnder(tag.slug, articles, locale)
      .slice(0, 1)
      .map(({ slug }) => ({ slug })),
  }))
  return { nodes }
}
