/** The news list and its further pages. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { newsFromQuery } from '../page-data/from-query/news-lists'
import { PageHead } from '../seo/page-head'
import { PageView } from '../views/page-view/page-view'
import { Shell } from './shell'

type Props = PageProps<Queries.NewsPageQuery, PageContext>

export default function NewsTemplate({ data, pageContext }: Props) {
  const page = newsFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <PageView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsPageQuery, PageContext>) {
  return <PageHead page={newsFromQuery(data, pageContext)} />
}

export const query = graphql`
  query NewsPage($language: String!, $slug: String!, $skip: Int!, $limit: Int!) {
    ...Surroundings
    page(slug: { eq: $slug }) {
      ...SinglePage
    }
    articles: allArticle(sort: { date: DESC }, skip: $skip, limit: $limit) {
      nodes {
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
