/** The error view fed from the page that the content holds for it. */
import { useSyncExternalStore } from 'react'
import { errorTitles } from '../../client/errors/error-page'
import { closestPages } from '../../client/not-found/closest-pages'
import { notFoundMessage } from '../../client/errors/not-found'
import { useTexts } from '../../i18n/texts'
import type { Action, PageData } from '../../page-data/types'
import { ErrorView } from './error-view'

type Props = {
  page: Extract<PageData, { kind: 'page' }>
  status: number
  /** Pages that may have been meant; those with the closest paths are offered. */
  candidates: readonly Action[]
}

/** The address stays as long as the error does. */
const unchanging = () => () => undefined
const addressBar = () => window.location.pathname + window.location.search + window.location.hash
const inHtml = () => ''

/** One file answers for every missing address, so the address is named only once scripts run (semantics, A7). */
export function ErrorPage({ page, status, candidates }: Props) {
  const t = useTexts()
  const missing = status === 404
  const address = useSyncExternalStore(unchanging, addressBar, inHtml)
  const detail = !missing ? errorTitles.server : address ? notFoundMessage(address) : errorTitles.notFound
  return (
    <ErrorView
      status={status}
      title={missing ? t('errors:pageNotFound') : t('errors:internalServerError')}
      detail={detail}
      homeHref={page.meta.breadcrumb[0]?.href ?? '/'}
      suggestions={missing && address ? closestPages(address, candidates) : []}
      sections={page.sections}
      site={page.site}
    />
  )
}
