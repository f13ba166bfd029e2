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
  }
`
