/** Lists of articles: the topics of each, and the pages that a list is split into. */
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

/** The addresses of the `count` pages of the list at `path`. */
export function pagesOfList(
  path: string,
  locale: LocaleCode,
  count: number,
): { number: number; href: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    href: listPagePath(path, locale, index + 1),
  }))
}
