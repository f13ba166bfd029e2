/** A service's page. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { serviceFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { ServiceView } from '../views/service-view/service-view'
import { Shell } from './shell'

type Props = PageProps<Queries.ServicePageQuery, PageContext>

export default function ServiceTemplate({ data, pageContext }: Props) {
  const page = serviceFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <ServiceView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ServicePageQuery, PageContext>) {
  return <PageHead page={serviceFromQuery(data, pageContext)} />
}

export const query = graphql`
  query ServicePage($language: String!, $slug: String!) {
    ...Surroundings
    service(slug: { eq: $slug }) {
      title(language: $language)
      tagline(language: $language)
      summary(language: $language)
      cover(language: $language) {
        ...Picture
      }
      sections(language: $language) {
        ...WritingSections
        ...EntrySections
      }
      products {
        ...ProductCard
      }
      news {
        ...ArticleCard
      }
    }
  }
`
