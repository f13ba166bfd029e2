/** One-off pages: a list of sections. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { pageFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { PageView } from '../views/page-view/page-view'
import { Shell } from './shell'

type Props = PageProps<Queries.PagePageQuery, PageContext>

export default function PageTemplate({ data, pageContext }: Props) {
  const page = pageFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <PageView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.PagePageQuery, PageContext>) {
  return <PageHead page={pageFromQuery(data, pageContext)} />
}

export const query = graphql`
  fragment SinglePage on Page {
    title(language: $language)
    description(language: $language)
    body(language: $language) {
      ...RichText
    }
    sections(language: $language) {
      ...WritingSections
      ...EntrySections
    }
  }
  query PagePage($language: String!, $slug: String!) {
    ...Surroundings
    page(slug: { eq: $slug }) {
      ...SinglePage
    }
  }
`
