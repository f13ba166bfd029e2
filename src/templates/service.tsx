/** A service’s page. */
import { graphql } from 'gatsby'
import { ServiceView } from '../views/service-view/service-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('service', (page) => <ServiceView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query ServicePage($language: String!, $slug: String!, $plan: JSON!) {
    ...InterfaceTexts
    entry: service(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
