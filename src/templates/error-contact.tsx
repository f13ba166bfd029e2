/** Error pages with the contact form, in their own script chunk because of the form. */
import { graphql } from 'gatsby'
import { routeOf } from '../site/routes'
import { ErrorPage } from '../views/error-view/error-page'
import { ContactFormSection } from '../sections/contact-form/contact-form'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('page', (page) => (
  <ErrorPage page={page} status={routeOf(page.meta.routeId).status ?? 500} form={ContactFormSection} />
))

export const Head = TemplateHead

export const query = graphql`
  query ErrorContactPage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: page(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
