/**
 * Data for the other sites of `npm run bench:build`: addresses, neighbours and related articles of each article, and the
 * pages of the lists. The generators read the Markdown, render and write the pages.
 */

/** @typedef {'en' | 'de'} Locale */
/** @typedef {{ title: string, summary: string, date: Date, tags: string[], slug?: string }} Facts */
/** @typedef {{ id: string, locale: Locale, facts: Facts, path: string }} Article */
/**
 * @typedef {{ path: string, locale: Locale, title: string, articles: Article[], newer?: string, older?: string }} List
 */
/** @typedef {{ newer?: Article, older?: Article, related: Article[], translation?: Article }} Beside */

/** The same number as on this site's list pages. */
const perPage = 10
const relatedCount = 3

export const words = {
  en: { home: 'Home', news: 'News', newer: 'Newer', older: 'Older', related: 'Related', list: '/news' },
  de: { home: 'Start', news: 'Neues', newer: 'Neuer', older: 'Älter', related: 'Verwandt', list: '/de/news' },
}

/** The languages of a site; the first has no path prefix. @type {Locale[]} */
export const locales = ['en', 'de']

/** Id and language of a file, for example `pegel.en.md`; undefined for any other. @param {string} file */
export function nameOf(file) {
  const [, id, locale] = /^(.+)\.(en|de)\.md$/.exec(file) ?? []
  return id ? { id, locale: /** @type {Locale} */ (locale) } : undefined
}

/** @param {string} id @param {Locale} locale @param {Facts} facts @returns {Article} */
export const articleOf = (id, locale, facts) => ({
  id,
  locale,
  facts,
  path: `${words[locale].list}/${facts.slug ?? id}`,
})

/**
 * @param {Locale} locale @param {string} title @param {string} path of the first page @param {Article[]} articles
 * @returns {List[]}
 */
function pagesOf(locale, title, path, articles) {
  const count = Math.ceil(articles.length / perPage)
  const pathOf = (/** @type {number} */ page) => (page === 0 ? path : `${path}/${page + 1}`)
  return Array.from({ length: count }, (_, page) => ({
    path: pathOf(page),
    locale,
    title,
    articles: articles.slice(page * perPage, (page + 1) * perPage),
    newer: page > 0 ? pathOf(page - 1) : undefined,
    older: page + 1 < count ? pathOf(page + 1) : undefined,
  }))
}

/**
 * All lists of the articles, and the articles related to each one, computed once per build.
 * @param {Article[]} articles in any order
 */
export function siteOf(articles) {
  /** @type {List[]} */
  const lists = []
  /** @type {Map<string, Beside>} by path */
  const beside = new Map()
  const byName = new Map(articles.map((article) => [`${article.id}.${article.locale}`, article]))
  for (const locale of locales) {
    const own = articles
      .filter((article) => article.locale === locale)
      .sort((a, b) => b.facts.date.getTime() - a.facts.date.getTime())
    lists.push(...pagesOf(locale, words[locale].news, words[locale].list, own))
    /** @type {Map<string, Article[]>} */
    const topics = new Map()
    for (const article of own)
      for (const tag of article.facts.tags) topics.set(tag, [...(topics.get(tag) ?? []), article])
    for (const [tag, tagged] of topics)
      lists.push(...pagesOf(locale, tag, `${words[locale].list}/topics/${tag}`, tagged))
    own.forEach((article, place) => {
      const alike = topics.get(article.facts.tags[0] ?? '') ?? []
      beside.set(article.path, {
        newer: own[place - 1],
        older: own[place + 1],
        related: alike
          .slice(0, relatedCount + 1)
          .filter((other) => other !== article)
          .slice(0, relatedCount),
        translation: byName.get(`${article.id}.${locale === 'en' ? 'de' : 'en'}`),
      })
    })
  }
  return { lists, beside }
}
