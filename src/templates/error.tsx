/** Error pages: 404 for missing pages, 500 for everything else. */
import { graphql } from 'gatsby'
import { routeOf } from '../site/routes'
import { ErrorPage } from '../views/error-view/error-page'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('page', (page) => (
  <ErrorPage page={page} status={routeOf(page.meta.routeId).status ?? 500} />
))

export const Head = TemplateHead

export const query = graphql`
  query ErrorPage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: page(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
