/** The articles with their lists and neighbours; one promise for the whole build. */
import { getCollection } from 'astro:content'
import { articleOf, nameOf, siteOf } from '../../site-of-articles.mjs'

async function load() {
  const entries = (await getCollection('news')).map((entry) => {
    const { id, locale } = nameOf(entry.id)
    return { entry, article: articleOf(id, locale, entry.data) }
  })
  return { entries, ...siteOf(entries.map(({ article }) => article)) }
}

let loaded

export const site = () => (loaded ??= load())
