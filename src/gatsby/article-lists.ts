/** Which articles belong together: those of a topic, those that share topics with another, those on one page. */
import type { LocaleCode } from '../site/locales'
import { listPagePath } from '../site/paths'
import { articlesPerPage } from '../site/routes'
import { slugIn, type EntryNode } from './entry-index'

/** The topics of an article, by file name. */
export function tagsOf(article: EntryNode): string[] {
  const tags = article['tags']
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : []
}

/** The articles of a topic that exist in a language, in the order given. */
export function articlesUnder(tag: string, articles: readonly EntryNode[], locale: LocaleCode): EntryNode[] {
  return articles.filter((article) => tagsOf(article).includes(tag) && slugIn(article, locale))
}

/** The other articles with a topic of `article`, the most shared topics first, then the newest first. */
export function relatedArticles(
  article: EntryNode,
  articles: readonly EntryNode[],
  locale: LocaleCode,
): EntryNode[] {
  const own = tagsOf(article)
  return articles
    .filter((other) => other.slug !== article.slug && slugIn(other, locale))
    .map((other) => ({ other, shared: tagsOf(other).filter((tag) => own.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || String(b.other['date']).localeCompare(String(a.other['date'])))
    .map(({ other }) => other)
}

/** How many pages a list of so many articles has; an empty list has one, too. */
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
