/** Answers to errors: 404 for what is not there, 500 for everything else. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { pageFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { ErrorPage } from '../views/error-view/error-page'
import { Shell } from './shell'

type Props = PageProps<Queries.ErrorPageQuery, PageContext>

export default function ErrorTemplate({ data, pageContext }: Props) {
  const status = pageContext.slug === 'not-found' ? 404 : 500
  const page = pageFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <ErrorPage page={page} status={status} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ErrorPageQuery, PageContext>) {
  return <PageHead page={pageFromQuery(data, pageContext)} />
}

export const query = graphql`
  query ErrorPage($language: String!, $slug: String!) {
    ...Surroundings
    page(slug: { eq: $slug }) {
      ...SinglePage
    }
  }
`
