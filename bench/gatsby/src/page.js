import React from 'react'

/** The date as in the other generators’ sites. */
export const day = (date, locale) => new Date(date).toLocaleDateString(locale, { dateStyle: 'long' })

export const Page = ({ words, children }) => (
  <>
    <header>
      <nav>
        <a href="/">{words.home}</a>
        <a href={words.list}>{words.news}</a>
      </nav>
    </header>
    <main>{children}</main>
  </>
)
