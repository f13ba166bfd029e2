import { resolve } from 'node:path'
import { articleOf, nameOf, siteOf, words } from '../site-of-articles.mjs'

export const createSchemaCustomization = (
  /** @type {import('gatsby').CreateSchemaCustomizationArgs} */ args,
) =>
  args.actions.createTypes(`
    type MarkdownRemark implements Node { frontmatter: Facts }
    type Facts { title: String, summary: String, date: Date @dateformat, tags: [String], slug: String }
  `)

const query = `{
  allMarkdownRemark {
    nodes { id parent { ... on File { base } } frontmatter { title summary date tags slug } }
  }
}`

/** What a page shows of another article. @param {import('../site-of-articles.mjs').Article} article */
const shown = ({ path, locale, facts: { title, summary, date } }) => ({ path, locale, title, summary, date })

export async function createPages(/** @type {import('gatsby').CreatePagesArgs} */ { graphql, actions }) {
  const { data, errors } = /** @type {any} */ (await graphql(query))
  if (errors) throw errors
  const ids = new Map()
  const articles = data.allMarkdownRemark.nodes.flatMap((/** @type {any} */ node) => {
    const { id, locale } = nameOf(node.parent.base) ?? {}
    if (!id || !locale) return []
    const { slug, tags, date, ...facts } = node.frontmatter
    const article = articleOf(id, locale, {
      ...facts,
      slug: slug ?? undefined,
      tags: tags ?? [],
      date: new Date(date),
    })
    ids.set(article.path, node.id)
    return [article]
  })
  const { lists, beside } = siteOf(articles)
  for (const { path, locale } of articles) {
    const { related = [], ...near } = beside.get(path) ?? {}
    const links = Object.entries(near).map(([kind, article]) => [kind, article && shown(article)])
    actions.createPage({
      path,
      component: resolve('src/templates/article.js'),
      context: {
        ...{ node: ids.get(path), locale, words: words[locale] },
        ...{ ...Object.fromEntries(links), related: related.map(shown) },
      },
    })
  }
  for (const { path, articles: listed, ...list } of lists)
    actions.createPage({
      path,
      component: resolve('src/templates/list.js'),
      context: { ...list, words: words[list.locale], articles: listed.map(shown) },
    })
}
