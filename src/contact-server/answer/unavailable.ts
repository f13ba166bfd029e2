/** The response when the function cannot run: localized, without revealing the cause. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readLanguage } from '../submission'
import { sendResult } from './send'

/** Sends 503, unless a response has already started. */
export async function unavailable(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (response.headersSent) return
  const form = request.headers.accept?.includes('text/html') ? 'html' : 'json'
  const locale = readLanguage(request.headers)
  await sendResult(request, response, { ok: false, reason: 'unavailable' }, { form, locale })
}
