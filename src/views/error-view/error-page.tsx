/** The error view, filled from its page in the content. */
import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { errorTitles } from '../../client/errors/error-page'
import { closestPages, wordsOfAddress, type Suggestion } from '../../client/not-found/closest-pages'
import { linkedPages } from '../../page/linked-pages'
import { loadPages } from '../../client/not-found/site-pages'
import { notFoundMessage } from '../../client/errors/not-found'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { ErrorView } from './error-view'

type Props = Pick<ComponentProps<typeof ErrorView>, 'form'> & {
  page: Extract<PageData, { kind: 'page' }>
  status: number
}

/** The address does not change while the error is shown. */
const unchanging = () => () => undefined
const addressBar = () => window.location.pathname + window.location.search + window.location.hash
const inHtml = () => ''

/** Every page of the site, once the lists have loaded; if that fails, those in the menus. Empty until then. */
function usePages({ meta, site }: Props['page'], wanted: boolean): readonly Suggestion[] {
  const [pages, setPages] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    if (!wanted) return
    void loadPages(meta.locale).then((all) => setPages([...linkedPages(site), ...all]))
  }, [meta.locale, site, wanted])
  return pages
}

/** One file serves every missing address, so the address is named only once scripts run (A7). */
export function ErrorPage({ page, status, form }: Props) {
  const t = useTexts()
  const missing = status === 404
  const address = useSyncExternalStore(unchanging, addressBar, inHtml)
  const pages = usePages(page, missing)
  const words = missing ? wordsOfAddress(address) : ''
  const detail = !missing ? errorTitles.server : address ? notFoundMessage(address) : errorTitles.notFound
  return (
    <ErrorView
      status={status}
      title={missing ? t('errors:pageNotFound') : t('errors:internalServerError')}
      detail={detail}
      homeHref={page.meta.breadcrumb[0]?.href ?? '/'}
      suggestions={missing && address ? closestPages(address, pages) : []}
      words={pages.length > 0 ? words : ''}
      sections={page.sections}
      site={page.site}
      form={form}
    />
  )
}
