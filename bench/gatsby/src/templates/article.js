import React from 'react'
import { graphql } from 'gatsby'
import { day, Page } from '../page'

export default function Article({ data, pageContext }) {
  const { html, frontmatter } = data.markdownRemark
  const { locale, words, newer, older, translation, related } = pageContext
  return (
    <Page words={words}>
      <article>
        <h1>{frontmatter.title}</h1>
        <p>
          <time>{day(frontmatter.date, locale)}</time>
          {frontmatter.tags.map((tag) => (
            <a key={tag} href={`${words.list}/topics/${tag}`}>
              {tag}
            </a>
          ))}
        </p>
        <p>{frontmatter.summary}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <nav>
        {newer && <a href={newer.path}>{`${words.newer}: ${newer.title}`}</a>}
        {older && <a href={older.path}>{`${words.older}: ${older.title}`}</a>}
        {translation && (
          <a href={translation.path} hrefLang={translation.locale}>
            {translation.locale}
          </a>
        )}
      </nav>
      <h2>{words.related}</h2>
      <ul>
        {related.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

export const Head = ({ data }) => (
  <>
    <title>{data.markdownRemark.frontmatter.title}</title>
    <meta name="description" content={data.markdownRemark.frontmatter.summary} />
  </>
)

export const query = graphql`
  query ($node: String!) {
    markdownRemark(id: { eq: $node }) {
      html
      frontmatter {
        title
        summary
        date
        tags
      }
    }
  }
`
