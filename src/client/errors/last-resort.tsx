/** The outermost boundary: what is left when even the frame of a page cannot be drawn. */
import type { ReactNode } from 'react'
import common from '../../../locales/en/common.json'
import commonDe from '../../../locales/de/common.json'
import { localeOfPath, withPrefix } from '../../site/paths'
import { Boundary } from './error-boundary'
import { errorTitles } from './error-page'

type Props = { path: string; children: ReactNode }

/** A heading and the way home as a plain link, so that the next page is a fresh document. */
export function LastResort({ path, children }: Props) {
  const locale = localeOfPath(path)
  const back = locale === 'de' ? commonDe.backToHome : common.backToHome
  const renderError = () => (
    <main className="wrap section">
      <h1>{errorTitles.server}</h1>
      <p>
        <a href={withPrefix(locale, '')}>{back}</a>
      </p>
    </main>
  )
  return (
    <Boundary path={path} renderError={renderError}>
      {children}
    </Boundary>
  )
}
