/** Groups articles by year. */
import type { ArticleCard } from '../../page/types'

export type Year = { year: string; articles: ArticleCard[] }

/** Takes articles, newest first; returns them in the same order, grouped by year. */
export function byYear(articles: readonly ArticleCard[]): Year[] {
  const years: Year[] = []
  for (const article of articles) {
    const year = article.date.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.articles.push(article)
    else years.push({ year, articles: [article] })
  }
  return years
}
