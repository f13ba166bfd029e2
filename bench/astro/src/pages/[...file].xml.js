/** The feeds of the news, and the sitemap. */
import { escapeHTML } from 'astro/runtime/server/escape.js'
import { locales, words } from '../../../site-of-articles.mjs'
import { site } from '../site.mjs'

export const getStaticPaths = () =>
  [...locales.map((locale) => `${words[locale].list.slice(1)}/feed`), 'sitemap'].map((file) => ({
    params: { file },
  }))

const head = '<?xml version="1.0" encoding="utf-8"?>\n'

export async function GET({ params: { file } }) {
  const { entries, lists } = await site()
  if (file === 'sitemap') {
    const paths = [...entries.map(({ article }) => article), ...lists].map(({ path }) => path)
    const urls = paths.map((path) => `<url><loc>${path}/</loc></url>`).join('\n')
    return new Response(
      `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    )
  }
  const { title, path, articles } = lists.find((list) => `${list.path.slice(1)}/feed` === file)
  const items = articles.map(
    ({ path: link, facts }) =>
      `<item><title>${escapeHTML(facts.title)}</title><link>${link}</link><description>${escapeHTML(facts.summary)}</description></item>`,
  )
  return new Response(
    `${head}<rss version="2.0"><channel><title>${title}</title><link>${path}</link>\n${items.join('\n')}\n</channel></rss>\n`,
  )
}
