/** Reports to the site's own counter that a page has been read: no cookie, no identifier, no other host (docs/statistics.md). */
import { localeOfPath } from '../../site/paths'
import type { StatisticsSettings } from '../../site/statistics'
import { consent, type ConsentStore } from '../consent/store'
import { withoutPrefix } from '../path-prefix'
import { viewport } from '../viewport/viewport'

/** All that is ever sent. */
export type PageView = {
  /** Without query and hash, which may hold what a visitor has typed. */
  path: string
  language: string
  /** One of the six breakpoints: a size class, not the size. */
  viewport: string
  /** The host of the site that led here, at the first page only. */
  from?: string
}

/** Hands a view to the counter; the answer is not waited for. */
export type Send = (endpoint: string, view: PageView) => void

/** A beacon outlives the page and never blocks anything. */
const beacon: Send = (endpoint, view) =>
  void navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }))

/** Global Privacy Control: who asks not to be measured is not, whatever the settings say. */
const objects = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

let first = true

/** The site that led to the first page; later pages of a visit came from here. */
function referrer(): string | undefined {
  if (!first || !document.referrer) return undefined
  const { host } = new URL(document.referrer)
  return host === location.host ? undefined : host
}

/** Counts the page on screen, if the visitor has not objected and, where it needs consent, has agreed. */
export function countView(
  { endpoint, needsConsent }: StatisticsSettings,
  { allows }: Pick<ConsentStore, 'allows'> = consent,
  send: Send = beacon,
): void {
  if (objects() || (needsConsent && !allows('statistics'))) return
  const path = withoutPrefix(location.pathname)
  const from = referrer()
  first = false
  send(endpoint, { path, language: localeOfPath(path), viewport: viewport.current(), ...(from && { from }) })
}
