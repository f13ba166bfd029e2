/** Writes the response: JSON for the script, a redirect or a page for the plain form. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContactAnswer } from '../../forms/contact/wire'
import { commonHeaders } from '../../hosting/headers'
import { localeOf, type LocaleCode } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { discardedBytes } from '../limits'
import { formTexts } from '../texts'
import { statusOf, type Result } from './outcome'
import { refusalPage } from './page'
import { pageStyleHash } from './page-style'
import { refusalText } from './words'

export type AnswerForm = 'json' | 'html'

/** Not every host applies the site's headers to functions, so responses set their own. */
function setHeaders(response: ServerResponse, locale: LocaleCode): void {
  const headers = {
    ...commonHeaders({ indexable: false }),
    'Content-Security-Policy': `default-src 'none'; style-src ${pageStyleHash}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Content-Language': localeOf(locale).iso,
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** The script gets the text too, in case it does not know the reason. */
function jsonOf(result: Result, locale: LocaleCode): ContactAnswer {
  const text = formTexts(locale)
  if (result.ok) return { ok: true, reference: result.reference, message: text('sentHeading') }
  const message = refusalText(text, result.reason)
  return { ok: false, reason: result.reason, message, ...(result.fields ? { fields: result.fields } : {}) }
}

/** After these refusals the rest of the body is discarded. */
const unread: readonly string[] = ['tooLarge', 'tooSlow']
const drainTime = 2000

/**
 * Lets the client finish or disconnect before the socket is closed, so that it can read the response: closing a socket
 * with unread data can lose it. There is no `Connection: close` for the same reason; Node acts on it at once.
 */
function drain(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), drainTime)
  timer.unref()
  // The request emulated by Netlify's adapter has no socket, and Node 24 fails when it ends one without.
  request.on('error', () => undefined)
  let left = discardedBytes
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}

/** Sends the response. `form` is the expected format. */
export async function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  result: Result,
  { form, locale }: { form: AnswerForm; locale: LocaleCode },
): Promise<void> {
  setHeaders(response, locale)
  response.statusCode = result.ok ? 200 : statusOf[result.reason]
  if (!result.ok) {
    if (result.reason === 'method') response.setHeader('Allow', 'POST')
    if (result.retryAfter) response.setHeader('Retry-After', String(result.retryAfter))
    if (unread.includes(result.reason)) drain(request)
  }
  if (form === 'json') {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(jsonOf(result, locale)))
  } else if (result.ok) {
    response.statusCode = 303
    response.setHeader('Location', `${pathOf('contact-sent', locale)}?reference=${result.reference}`)
    response.end()
  } else {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(await refusalPage(result, locale))
  }
}
