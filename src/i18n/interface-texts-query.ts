/** The interface texts of a page's language, as gatsby-plugin-react-i18next expects them in its query result. */
import { graphql } from 'gatsby'

export const interfaceTextsFragment = graphql`
  fragment InterfaceTexts on Query {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { nin: $withoutTexts } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
