/** The outermost boundary, for when even the shell of a page cannot be rendered. */
import type { ReactNode } from 'react'
import { localeOfPath, withPrefix } from '../../site/paths'
import { Boundary } from './error-boundary'
import { errorTitles } from './error-page'

type Props = { path: string; children: ReactNode }

/**
 * The default text and a plain link to the home page: the next page is a new document. The interface texts of the page
 * are not available here, so this is in English and marked as such.
 */
export function LastResort({ path, children }: Props) {
  const renderError = () => (
    <main className="wrap section" lang="en">
      <h1>{errorTitles.server}</h1>
      <p>
        <a href={withPrefix(localeOfPath(path), '')}>Back to Home</a>
      </p>
    </main>
  )
  return (
    <Boundary path={path} renderError={renderError}>
      {children}
    </Boundary>
  )
}
