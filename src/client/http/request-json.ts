/** Reads JSON documents. The HTTP client is downloaded only when a first attempt has failed. */
import { retryStatuses } from '../../site/constants'
import { isObject } from '../unchecked'

/** GETs a JSON object with the rules of the HTTP client (R74, R76); `cache` as in `fetch`. */
export async function requestJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const options = { cache, attemptTimeout: 30_000, retry: 0 }
  const found: unknown = await fetch(url, { cache, signal: AbortSignal.timeout(options.attemptTimeout) })
    .then((response) => (response.ok ? response.json() : response.status))
    .catch(() => 0)
  if (isObject(found)) return found
  if (found && !retryStatuses.includes(Number(found))) throw new Error(`${url}: ${String(found)}`)
  return (await import('./client')).request(url, options)
}
