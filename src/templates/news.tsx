/** The news list and its further pages. */
import { graphql } from 'gatsby'
import { PageView } from '../views/page-view/page-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('page', (page) => <PageView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query NewsPage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: page(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
