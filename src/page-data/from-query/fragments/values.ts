/** Values that resolve to more than a text: links, pictures, rendered Markdown. */
import { graphql } from 'gatsby'

export const valueFragments = graphql`
  fragment Link on Link {
    href
    external
  }
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
    videos {
      ...Video
    }
  }
  fragment Video on Video {
    slug
    title(language: $language)
    transcript(language: $language)
    poster(language: $language) {
      ...Picture
    }
    source(language: $language) {
      kind
      src
      type
      width
      height
      duration
      tracks {
        src
        language
        label
      }
      provider
      company
      player
      watch
    }
  }
`
