/** Pages created by editors: a list of sections. */
import { graphql } from 'gatsby'
import { PageView } from '../views/page-view/page-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('page', (page) => <PageView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query OwnPagePage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: ownPage(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
