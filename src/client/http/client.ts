/** The HTTP client: ofetch without the gaps listed in docs/spec/http-client.md. */
import { createFetch, type FetchOptions } from 'ofetch'
import { retryStatuses } from '../../site/constants'
import { attempt } from './attempt'

export type RequestOptions = Omit<FetchOptions<'json'>, 'timeout'> & {
  /** Milliseconds for each attempt, from sending it to the last byte of the response. */
  attemptTimeout?: number
}

const fetchJsonBy = (fetch: typeof attempt) =>
  createFetch({ fetch: fetch as typeof globalThis.fetch }).create({ retryStatusCodes: [...retryStatuses] })

const fetchJson = fetchJsonBy(attempt)

/**
 * Sends a request and returns the parsed body. GET, HEAD and OPTIONS are retried once on the statuses of R74 and when
 * the network fails; PATCH, POST, PUT and DELETE never, unless `retry` is set; aborted requests never. A status from
 * 400 to 599 rejects with ofetch's `FetchError` (`status`, `data`). JSON bodies of writes are sent with `content-type`
 * and `accept` set to application/json, unless given. The caller must check the shape of the returned body.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  return (await fetchJson(url, withPlainBody(options))) as unknown
}

/** Like `request` after its first attempt, which the caller has made. */
export async function requestAfter(
  first: Promise<Response>,
  url: string,
  options: RequestOptions,
): Promise<unknown> {
  const made = [first]
  return (await fetchJsonBy((...sent) => made.pop() ?? attempt(...sent))(url, options)) as unknown
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
