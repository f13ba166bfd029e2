/**
 * Reports script errors to the site's own server: kind, page and position, no text. Loaded only where that is switched
 * on.
 */
import type { ReportSettings } from '../../site/reports'

/** All that is ever sent. */
type ErrorReport = { error: { name: string; page: string; file: string; line: number } }

/** Sends a report without waiting for the response. */
type Send = (endpoint: string, report: ErrorReport) => void

const beacon: Send = (endpoint, report) =>
  void navigator.sendBeacon(endpoint, new Blob([JSON.stringify(report)], { type: 'application/json' }))

/** Maximum number of reports from a page that keeps failing. */
const perDocument = 5

/** Listens for uncaught errors. */
export function reportErrors({ endpoint }: ReportSettings, send: Send = beacon): void {
  let left = perDocument
  const report = (error: unknown, file = '', line = 0) => {
    left -= 1
    if (left < 0) return
    const name = error instanceof Error ? error.name : typeof error
    // Without queries, which may hold what a visitor has typed.
    send(endpoint, { error: { name, page: location.pathname, file: file.split(/[?#]/)[0] ?? '', line } })
  }
  addEventListener('error', ({ error, filename, lineno }) => report(error, filename, lineno))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
