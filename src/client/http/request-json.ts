/** The HTTP client, loaded when it is first needed: no page waits for it. */

/** GETs a JSON document through the HTTP client; `cache` as in `fetch`. Rejects like `request` does. */
export async function requestJson(url: string, cache?: RequestCache): Promise<unknown> {
  const { request } = await import('./client')
  return request(url, { attemptTimeout: 30_000, ...(cache && { cache }) })
}
