/** Sections whose words are written in them. A field whose type differs from one of the same name has an alias. */
import { graphql } from 'gatsby'

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
          ...Link
        }
      }
      secondary {
        label
        link {
          ...Link
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
      video {
        ...Video
      }
      text
    }
  }
`
