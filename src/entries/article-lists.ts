/** Article lists: the topics of each article, and pagination. */
import type { LocaleCode } from '../site/locales'
import { listPagePath } from '../site/paths'
import { articlesPerPage } from '../site/routes'
import type { Entry } from './content'

/** The topics of an article, by file name. */
export function tagsOf(article: Entry): string[] {
  const tags = article['tags']
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : []
}

/** The number of pages for that many articles; at least one. */
export function pageCountOf(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage))
}

/** Longer lists link only the nearest pages, both ends, and the years. */
export const maxLinkedPages = 9

/** The page numbers linked from page `current` of `count`, itself included. */
function offered(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= maxLinkedPages) return all
  return all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1)
}

/** The addresses linked from page `current` of the list at `path`; `count` is its number of pages. */
export function pagesOfList(
  path: string,
  locale: LocaleCode,
  count: number,
  current: number,
): { number: number; href: string }[] {
  return offered(current, count).map((number) => ({ number, href: listPagePath(path, locale, number) }))
}
