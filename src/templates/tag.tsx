/** A topic: its articles, and their further pages. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { tagFromQuery } from '../page-data/from-query/news-lists'
import { PageHead } from '../seo/page-head'
import { PageView } from '../views/page-view/page-view'
import { Shell } from './shell'

type Props = PageProps<Queries.TagPageQuery, PageContext>

export default function TagTemplate({ data, pageContext }: Props) {
  const page = tagFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <PageView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.TagPageQuery, PageContext>) {
  return <PageHead page={tagFromQuery(data, pageContext)} />
}

export const query = graphql`
  query TagPage($language: String!, $slug: String!, $skip: Int!, $limit: Int!) {
    ...Surroundings
    tag(slug: { eq: $slug }) {
      ...Topic
      summary(language: $language)
      articles(language: $language, skip: $skip, limit: $limit) {
        ...ArticleCard
      }
    }
    topics: allTag(sort: { order: ASC }) {
      nodes {
        ...ListedTopic
      }
    }
  }
`
