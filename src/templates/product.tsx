/** A product’s page. */
import { graphql } from 'gatsby'
import { ProductView } from '../views/product-view/product-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('product', (page) => <ProductView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query ProductPage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: product(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
