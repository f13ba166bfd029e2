/** One attempt of the HTTP client. */

export type Attempt = RequestInit & {
  /** Milliseconds from sending the request to the last byte of the response. */
  attemptTimeout?: number | undefined
  responseType?: string | undefined
}

/**
 * Sends a request once. Each attempt has its own timer (ofetch reuses the first one's signal, so its retry fails at
 * once), and the body is read within the attempt: a response that breaks off counts as a network failure and is
 * retried, where ofetch would reject with a bare TypeError.
 */
export async function attempt(input: RequestInfo | URL, options: Attempt = {}): Promise<Response> {
  const { attemptTimeout, signal: own } = options
  const timer = attemptTimeout ? AbortSignal.timeout(attemptTimeout) : undefined
  // Browsers before 2024 have no `any`: they need it only if there really are two.
  const signal = own && timer ? AbortSignal.any([own, timer]) : (own ?? timer)
  const response = await fetch(input, { ...options, signal })
  if (options.responseType !== 'stream') await response.clone().arrayBuffer()
  return response
}
