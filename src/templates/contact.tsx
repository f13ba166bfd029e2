/** A page with the contact form: like the others, in its own script chunk because of the form. */
import { graphql } from 'gatsby'
import { PageView } from '../views/page-view/page-view'
import { ContactFormSection } from '../sections/contact-form/contact-form'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('page', (page) => <PageView page={page} form={ContactFormSection} />)

export const Head = TemplateHead

export const query = graphql`
  query ContactPage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: page(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
