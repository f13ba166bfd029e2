/** Whether a request comes from a page of this site (FRM-15). */
import type { IncomingHttpHeaders } from 'node:http'
import type { BodyFormat } from './media-type'

function hostOf(origin: string): string | undefined {
  try {
    const { protocol, host } = new URL(origin)
    return protocol === 'https:' || protocol === 'http:' ? host : undefined
  } catch {
    return undefined
  }
}

/**
 * Browsers name the page's origin with every POST. It must be the host that was asked, or one of `allowed` (origins such as
 * `https://www.example.com`, for a proxy that changes the host). Without the header only the plain form passes: old
 * browsers leave it out there, a script's `fetch` never does.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  format: BodyFormat | undefined,
  allowed: readonly string[],
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return format === 'urlencoded'
  if (allowed.includes(origin)) return true
  const host = hostOf(origin)
  return host !== undefined && host === headers.host?.toLowerCase()
}
