/** What every page needs around its content: interface texts, company facts, menus. */
import { graphql } from 'gatsby'

export const siteFragment = graphql`
  fragment Surroundings on Query {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    site: siteSettings {
      name
      claim(language: $language)
      description(language: $language)
      company(language: $language) {
        legalName
        street
        postalCode
        city
        country
        phone
        email
        hours
        register
        vatId
        directions
      }
      navigation(language: $language) {
        label
        link {
          ...Link
        }
        children {
          label
          link {
            ...Link
          }
        }
        entries
      }
      contact(language: $language) {
        label
        link {
          ...Link
        }
      }
      footer(language: $language) {
        columns {
          heading
          children {
            label
            link {
              ...Link
            }
          }
          entries
        }
        managementLabel
        legal {
          label
          link {
            ...Link
          }
        }
        sample
      }
    }
    managers: allTeamMember(filter: { management: { eq: true } }, sort: { order: ASC }) {
      nodes {
        name
      }
    }
    productLinks: allProduct(sort: { order: ASC }) {
      nodes {
        label: title(language: $language)
        href(language: $language)
      }
    }
    serviceLinks: allService(sort: { order: ASC }) {
      nodes {
        label: title(language: $language)
        href(language: $language)
      }
    }
  }
`
