/** Entries as other pages show them. */
import { graphql } from 'gatsby'

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
  fragment Topic on Tag {
    slug
    title(language: $language)
    href(language: $language)
  }
  fragment ListedTopic on Tag {
    ...Topic
    articles(language: $language, limit: 1) {
      slug
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
