/** A news article. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { articleFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { ArticleView } from '../views/article-view/article-view'
import { Shell } from './shell'

type Props = PageProps<Queries.ArticlePageQuery, PageContext>

export default function ArticleTemplate({ data, pageContext }: Props) {
  const page = articleFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <ArticleView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ArticlePageQuery, PageContext>) {
  return <PageHead page={articleFromQuery(data, pageContext)} />
}

export const query = graphql`
  query ArticlePage($language: String!, $slug: String!, $older: String, $newer: String) {
    ...Surroundings
    article(slug: { eq: $slug }) {
      title(language: $language)
      summary(language: $language)
      date
      minutes(language: $language)
      author {
        slug
        name
        role(language: $language)
        portrait(language: $language) {
          ...Picture
        }
      }
      cover(language: $language) {
        ...Picture
      }
      body(language: $language) {
        ...RichText
      }
      tags {
        ...Topic
      }
      related(language: $language) {
        ...ArticleCard
      }
      products {
        ...ProductCard
      }
      services {
        ...ServiceCard
      }
    }
    older: article(slug: { eq: $older }) {
      ...ArticleCard
    }
    newer: article(slug: { eq: $newer }) {
      ...ArticleCard
    }
  }
`
