/** What page queries ask for: cards of entries, and every kind of section. */
import { graphql } from 'gatsby'

export const valueFragments = graphql`
  fragment Picture on Picture {
    src
    srcSet
    sources {
      type
      srcSet
    }
    width
    height
    alt
  }
  fragment RichText on RichText {
    html
    headings {
      level
      id
      text
    }
  }
`

export const cardFragments = graphql`
  fragment ProductCard on Product {
    slug
    title(language: $language)
    summary(language: $language)
    kind(language: $language)
    href(language: $language)
    cover(language: $language) {
      ...Picture
    }
  }
  fragment ServiceCard on Service {
    slug
    title(language: $language)
    summary(language: $language)
    href(language: $language)
    cover(language: $language) {
      ...Picture
    }
  }
  fragment ArticleCard on Article {
    slug
    title(language: $language)
    summary(language: $language)
    date
    href(language: $language)
    cover(language: $language) {
      ...Picture
    }
  }
  fragment Testimonial on Testimonial {
    slug
    quote(language: $language)
    person(language: $language)
    company(language: $language)
  }
  fragment Download on Download {
    slug
    title(language: $language)
    summary(language: $language)
    file(language: $language)
    extension(language: $language)
    bytes(language: $language)
  }
  fragment TeamMember on TeamMember {
    slug
    name
    role(language: $language)
    text(language: $language)
    email
    phone
    portrait(language: $language) {
      ...Picture
    }
  }
  fragment Job on Job {
    slug
    title(language: $language)
    summary(language: $language)
    place(language: $language)
    workload(language: $language)
    employment
    date
    validThrough
    tasks(language: $language)
    profile(language: $language)
    offer(language: $language)
    contact {
      name
      role(language: $language)
      email
      phone
    }
  }
  fragment Partner on Partner {
    slug
    name
    kind(language: $language)
    text(language: $language)
    url {
      href
    }
    mark(language: $language) {
      ...Picture
    }
  }
`

export const writingSectionFragments = graphql`
  fragment WritingSections on Section {
    __typename
    ... on HeroSection {
      label
      heading
      lead
      size
      seed
      primary {
        label
        link {
          href
          external
        }
      }
      secondary {
        label
        link {
          href
          external
        }
      }
    }
    ... on TextSection {
      anchor
      label
      heading
      richText: text {
        ...RichText
      }
      image {
        ...Picture
      }
      tone
    }
    ... on FeaturesSection {
      anchor
      label
      heading
      lead
      tone
      items {
        title
        text
      }
    }
    ... on PrinciplesSection {
      anchor
      label
      heading
      lead
      tone
      items {
        title
        text
      }
    }
    ... on StepsSection {
      anchor
      label
      heading
      lead
      tone
      items {
        title
        text
      }
    }
    ... on FiguresSection {
      anchor
      label
      heading
      tone
      items {
        value
        label
        note
      }
    }
    ... on FaqSection {
      anchor
      label
      heading
      items {
        question
        answer {
          ...RichText
        }
      }
    }
    ... on ImageSection {
      anchor
      image {
        ...Picture
      }
      caption
    }
    ... on GallerySection {
      anchor
      label
      heading
      items {
        image {
          ...Picture
        }
        caption
      }
    }
    ... on VideoSection {
      anchor
      heading
      youtube
      poster {
        ...Picture
      }
      minutes
      text
    }
  }
`

export const entrySectionFragments = graphql`
  fragment EntrySections on Section {
    ... on ProductsSection {
      anchor
      label
      heading
      lead
      products: items {
        ...ProductCard
      }
      more {
        label
        link {
          href
          external
        }
      }
    }
    ... on ServicesSection {
      anchor
      label
      heading
      lead
      services: items {
        ...ServiceCard
      }
      more {
        label
        link {
          href
          external
        }
      }
    }
    ... on TestimonialsSection {
      anchor
      label
      heading
      testimonials: items {
        ...Testimonial
      }
    }
    ... on NewsSection {
      anchor
      label
      heading
      latest {
        ...ArticleCard
      }
      more {
        label
        link {
          href
          external
        }
      }
    }
    ... on NewsArchiveSection {
      anchor
      heading
    }
    ... on DownloadsSection {
      anchor
      label
      heading
      lead
      downloads: items {
        ...Download
      }
    }
    ... on TeamSection {
      anchor
      label
      heading
      lead
      team: items {
        ...TeamMember
      }
    }
    ... on JobsSection {
      anchor
      label
      heading
      lead
      jobs {
        ...Job
      }
      apply {
        ...RichText
      }
      empty
    }
    ... on PartnersSection {
      anchor
      label
      heading
      lead
      partners: items {
        ...Partner
      }
    }
    ... on ContactCallSection {
      heading
      second
      text
      action {
        label
        link {
          href
          external
        }
      }
      seed
    }
    ... on ContactFormSection {
      anchor
      label
      heading
      lead
    }
    ... on ContentsSection {
      contentsLabel
    }
  }
`

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
          href
          external
        }
        children {
          label
          link {
            href
            external
          }
        }
        entries
      }
      contact(language: $language) {
        label
        link {
          href
          external
        }
      }
      footer(language: $language) {
        columns {
          heading
          children {
            label
            link {
              href
              external
            }
          }
          entries
        }
        managementLabel
        legal {
          label
          link {
            href
            external
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
