/** The news of a language as the feeds show them, asked of GraphQL, which renders the texts. */
import type { BuildArgs } from 'gatsby'
import type { Feed } from '../seo/feed'
import { localeOf, type LocaleCode } from '../site/locales'
import { jsonFeedPath, rssPath } from '../site/machine-files'
import { pathOf } from '../site/paths'
import { socialImagePath } from '../site/social-image'

const query = `query NewsFeed($language: String!) {
  articles: allArticle(sort: { date: DESC }) {
    nodes {
      title(language: $language)
      summary(language: $language)
      href(language: $language)
      date
      author { name }
      tags { title(language: $language) }
      body(language: $language) { html videos { slug title(language: $language) } }
    }
  }
  site: siteSettings { name description(language: $language) company(language: $language) { legalName } }
}`

type Result = {
  articles: {
    nodes: {
      title: string
      summary: string
      href: string
      date: string
      author: { name: string } | null
      tags: { title: string }[] | null
      body: { html: string; videos: { slug: string; title: string }[] | null } | null
    }[]
  }
  site: { name: string; description: string; company: { legalName: string } | null } | null
}

/** Only articles that have a page in the language. Throws if the query fails. */
export async function newsFeed(locale: LocaleCode, graphql: BuildArgs['graphql']): Promise<Feed> {
  const { data, errors } = await graphql<Result>(query, { language: locale })
  if (!data?.site) throw new Error(`The feed cannot be made: ${String(errors)}`)
  const { site, articles } = data
  const listPath = pathOf('news', locale)
  return {
    title: site.name,
    description: site.description,
    iso: localeOf(locale).iso,
    publisher: site.company?.legalName ?? site.name,
    listPath,
    rssPath: rssPath(locale),
    jsonPath: jsonFeedPath(locale),
    items: articles.nodes
      .filter(({ href }) => href !== listPath)
      .map(({ title, summary, href, date, author, tags, body }) => ({
        title,
        summary,
        html: body?.html ?? '',
        videos: Object.fromEntries((body?.videos ?? []).map((video) => [video.slug, video.title])),
        path: href,
        date,
        author: author?.name,
        topics: (tags ?? []).map((tag) => tag.title),
        image: socialImagePath(href),
      })),
  }
}
