/** Which articles belong together: those of a topic, and those that share topics with another. */
import type { LocaleCode } from '../site/locales'
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
