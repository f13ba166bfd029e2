/** The HTTP client, loaded on first use: no page waits for it. */

/** GETs a JSON document through the HTTP client; `cache` as in `fetch`. Rejects like `request` does. */
export async function requestJson(url: string, cache?: RequestCache): Promise<unknown> {
  const { request } = await import('./client')
  return request(url, { attemptTimeout: 30_000, ...(cache && { cache }) })
}
