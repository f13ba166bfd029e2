/** A product's page. */
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/page-context'
import { productFromQuery } from '../page-data/from-query/pages'
import { PageHead } from '../seo/page-head'
import { ProductView } from '../views/product-view/product-view'
import { Shell } from './shell'

type Props = PageProps<Queries.ProductPageQuery, PageContext>

export default function ProductTemplate({ data, pageContext }: Props) {
  const page = productFromQuery(data, pageContext)
  return (
    <Shell page={page}>
      <ProductView page={page} />
    </Shell>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ProductPageQuery, PageContext>) {
  return <PageHead page={productFromQuery(data, pageContext)} />
}

export const query = graphql`
  query ProductPage($language: String!, $slug: String!) {
    ...Surroundings
    product(slug: { eq: $slug }) {
      title(language: $language)
      tagline(language: $language)
      kind(language: $language)
      summary(language: $language)
      cover(language: $language) {
        ...Picture
      }
      sections(language: $language) {
        ...WritingSections
        ...EntrySections
      }
      services {
        ...ServiceCard
      }
      news {
        ...ArticleCard
      }
    }
  }
`
