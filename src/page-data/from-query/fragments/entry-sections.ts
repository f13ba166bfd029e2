/** Sections that show entries of other collections, and those with a fixed task. */
import { graphql } from 'gatsby'

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
          ...Link
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
          ...Link
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
          ...Link
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
          ...Link
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
    ... on SearchSection {
      anchor
      heading
    }
    ... on ContentsSection {
      contentsLabel
    }
  }
`
