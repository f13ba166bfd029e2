/** The contact page: a page like the others, in a script chunk of its own because of its form. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { pageFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { PageView } from '../views/page-view/page-view'
import { Shell } from './shell'

type Props = PageProps<Queries.ContactPageQuery, PageContext>

export default function ContactTemplate({ data, pageContext }: Props) {
  const page = pageFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <PageView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageContext>) {
  return <PageHead page={pageFromQuery(data, pageContext)} />
}

export const query = graphql`
  query ContactPage($language: String!, $slug: String!) {
    ...Surroundings
    page(slug: { eq: $slug }) {
      ...SinglePage
    }
  }
`
