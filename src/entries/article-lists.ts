/** Lists of articles: the topics of each, and the pages that a list is split into, and which of them each offers. */
import type { LocaleCode } from '../site/locales'
import { listPagePath } from '../site/paths'
import { articlesPerPage } from '../site/routes'
import type { Entry } from './content'

/** The topics of an article, by file name. */
export function tagsOf(article: Entry): string[] {
  const tags = article['tags']
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : []
}

/** The number of pages of a list with that many articles; an empty list has one, too. */
export function pageCountOf(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage))
}

/** A list with more pages than this offers the nearest ones and its ends instead of all of them, and its years. */
export const mostPagesOffered = 9

/** The numbers of the pages that page `current` of `count` leads to, itself among them. */
function offered(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= mostPagesOffered) return all
  return all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1)
}

/** The addresses of the pages that page `current` of the list at `path` leads to; `count` is how many it has. */
export function pagesOfList(
  path: string,
  locale: LocaleCode,
  count: number,
  current: number,
): { number: number; href: string }[] {
  return offered(current, count).map((number) => ({ number, href: listPagePath(path, locale, number) }))
}
