/** Reads JSON documents. The HTTP client is downloaded only when its rules are needed: after a failure. */
import { attempt } from './attempt'

/** GETs a JSON document like the HTTP client does, `cache` as in `fetch`; also rejects when it is not JSON. */
export async function requestJson(url: string, cache?: RequestCache): Promise<unknown> {
  const options = { attemptTimeout: 30_000, ...(cache && { cache }) }
  const first = attempt(url, options)
  const response = await first.catch(() => undefined)
  if (response?.ok) return response.json()
  const { requestAfter } = await import('./client')
  return requestAfter(first, url, options)
}
