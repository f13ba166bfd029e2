import React from 'react'
import { day, Page } from '../page'

export default function List({ pageContext: { locale, words, title, articles, newer, older } }) {
  return (
    <Page words={words}>
      <h1>{title}</h1>
      <ul>
        {articles.map((article) => (
          <li key={article.path}>
            <a href={article.path}>{article.title}</a>
            <time>{day(article.date, locale)}</time>
            <p>{article.summary}</p>
          </li>
        ))}
      </ul>
      <nav>
        {newer && <a href={newer}>{words.newer}</a>}
        {older && <a href={older}>{words.older}</a>}
      </nav>
    </Page>
  )
}

export const Head = ({ pageContext }) => <title>{pageContext.title}</title>
