/** The HTTP client: ofetch without the gaps listed in docs/spec/http-client.md. */
import { createFetch, type FetchOptions } from 'ofetch'
import { retryStatuses } from '../../site/constants'

export type RequestOptions = Omit<FetchOptions<'json'>, 'timeout'> & {
  /** Milliseconds for each attempt, from sending it to the last byte of the response. */
  attemptTimeout?: number
}

type Attempt = RequestInit & Pick<RequestOptions, 'attemptTimeout'> & { responseType?: string }

/**
 * One attempt. Each has its own timer (ofetch reuses the first one's signal, so its retry fails at once), and the body
 * is read within the attempt: a response that breaks off counts as a network failure and is retried, where ofetch would
 * reject with a bare TypeError.
 */
async function attempt(input: RequestInfo | URL, options: Attempt = {}): Promise<Response> {
  const { attemptTimeout, signal: own } = options
  const timer = attemptTimeout ? AbortSignal.timeout(attemptTimeout) : undefined
  // Browsers before 2024 have no `any`: they need it only if there really are two.
  const signal = own && timer ? AbortSignal.any([own, timer]) : (own ?? timer)
  const response = await fetch(input, { ...options, signal })
  if (options.responseType !== 'stream') await response.clone().arrayBuffer()
  return response
}

const fetchJson = createFetch({ fetch: attempt as typeof fetch }).create({
  retryStatusCodes: [...retryStatuses],
})

/**
 * Sends a request and returns the parsed body. GET, HEAD and OPTIONS are retried once on the statuses of R74 and when
 * the network fails; PATCH, POST, PUT and DELETE never, unless `retry` is set; aborted requests never. A status from
 * 400 to 599 rejects with ofetch's `FetchError` (`status`, `data`). JSON bodies of writes are sent with `content-type`
 * and `accept` set to application/json, unless given. The caller must check the shape of the returned body.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  return (await fetchJson(url, withPlainBody(options))) as unknown
}

/** ofetch cannot read objects without a prototype, and would send 0, false and null without JSON headers. */
function withPlainBody(options: RequestOptions): RequestOptions {
  const { body } = options
  if (body && typeof body === 'object' && Object.getPrototypeOf(body) === null)
    return { ...options, body: { ...body } }
  const falsy: unknown = body
  if (falsy === 0 || falsy === false) return { ...options, body: JSON.stringify(body) }
  return options
}
