/**
 * Reports to the site's own counter that a page has been read: no cookie, no identifier, no other host
 * (docs/statistics.md).
 */
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
  /** One of the six breakpoints: a size class, not an exact size. */
  viewport: string
  /** The host of the referring site, on the first page only. */
  from?: string
}

/** Sends a view to the counter without waiting for the response. */
export type Send = (endpoint: string, view: PageView) => void

/** A beacon outlives the page and never blocks it. */
const beacon: Send = (endpoint, view) =>
  void navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }))

/** Global Privacy Control: visitors who object are never measured, whatever the settings. */
const objects = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

let first = true

/** The referring site of the first page; later pages of a visit are reached from this site. */
function referrer(): string | undefined {
  if (!first || !document.referrer) return undefined
  const { host } = new URL(document.referrer)
  return host === location.host ? undefined : host
}

/** Counts the page on screen, unless the visitor has objected or required consent is missing. */
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
