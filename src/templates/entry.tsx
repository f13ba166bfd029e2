/** A common entry page: a service, or an entry of a site-specific collection. */
import { graphql } from 'gatsby'
import { EntryView } from '../views/entry-view/entry-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('entry', (page) => <EntryView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query EntryPage($language: String!, $id: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: entryWithPage(id: { eq: $id }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
