/** The boundary between layout and view: a rendering error shows the 500 view in place of the page's content. */
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../client/errors/error-boundary'
import { errorTitle, errorTitles, statusOf, type PageError } from '../client/errors/error-page'
import { useTexts } from '../i18n/texts'
import type { PageData } from '../page/types'
import { ErrorView } from '../views/error-view/error-view'

type Props = { page: PageData; children: ReactNode }

/** The error's own message is for the console; visitors get the default text. */
export function PageBoundary({ page, children }: Props) {
  const t = useTexts()
  const renderError = (error: PageError) => {
    const missing = statusOf(error) === 404
    return (
      <ErrorView
        status={missing ? 404 : 500}
        title={missing ? t('errors:pageNotFound') : t('errors:internalServerError')}
        detail={missing ? errorTitle(error) : errorTitles.server}
        homeHref={page.meta.breadcrumb[0]?.href ?? '/'}
        site={page.site}
      />
    )
  }
  return (
    <ErrorBoundary path={page.meta.path} renderError={renderError}>
      {children}
    </ErrorBoundary>
  )
}
