/** The articles below the folder that `CONTENT` names, in both languages, as an Eleventy site. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleOf, locales, nameOf, siteOf, words } from '../site-of-articles.mjs'

const news = join(process.env.CONTENT ?? '../../content', 'news')

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  for (const file of readdirSync(news)) {
    const { id, locale } = nameOf(file) ?? {}
    if (id && locale)
      config.addTemplate(`articles/${file}`, readFileSync(join(news, file), 'utf8'), {
        ...{ id, locale, words: words[locale], layout: 'article.njk' },
        permalink: (/** @type {any} */ data) => `${articleOf(id, locale, data).path}/index.html`,
      })
  }

  /** @type {ReturnType<typeof siteOf> | undefined} */
  let site
  const siteFrom = (/** @type {any} */ api) =>
    (site ??= siteOf(
      api
        .getAll()
        .filter((/** @type {any} */ { data }) => data.id)
        .map((/** @type {any} */ { data }) =>
          articleOf(data.id, data.locale, { ...data, tags: data.tags ?? [], date: new Date(data.date) }),
        ),
    ))
  config.on('eleventy.before', () => (site = undefined))
  config.addCollection('lists', (/** @type {any} */ api) => siteFrom(api).lists)
  config.addFilter('beside', (/** @type {string} */ url) => site?.beside.get(url.replace(/\/$/, '')))
  config.addFilter('day', (/** @type {Date} */ date, /** @type {string} */ locale) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long' }),
  )
  config.addGlobalData('allWords', words)

  config.addTemplate('lists.njk', '', {
    layout: 'list.njk',
    pagination: { data: 'collections.lists', size: 1, alias: 'list' },
    permalink: '{{ list.path }}/index.html',
  })
  for (const locale of locales)
    config.addTemplate(`feed-${locale}.njk`, '{% include "feed.njk" %}', {
      ...{ locale, words: words[locale] },
      permalink: `${words[locale].list}/feed.xml`,
    })
  config.addTemplate('sitemap.njk', '{% include "sitemap.njk" %}', { permalink: '/sitemap.xml' })
  return {
    dir: { input: '.', includes: 'layouts', output: process.env.OUTPUT ?? 'out' },
    // The placeholders in this site's texts are not Eleventy templates.
    markdownTemplateEngine: false,
  }
}
