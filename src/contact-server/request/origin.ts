/** Whether a request comes from a page of this site (FRM-15). */
import type { IncomingHttpHeaders } from 'node:http'
import type { BodyFormat } from './media-type'

export type OriginRules = {
  /** Further origins such as `https://www.example.com`, for a proxy that changes the host. */
  origins: readonly string[]
  /** Visitors come over https, so that a page sent without encryption is not one of ours. */
  https: boolean
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

function hostOf(origin: string, https: boolean): string | undefined {
  try {
    const { protocol, host } = new URL(origin)
    return protocol === 'https:' || (protocol === 'http:' && (!https || loopback.test(host)))
      ? host
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Browsers name the page's origin with every POST. It must be the host that was asked, or one of the configured origins.
 * Without the header only the plain form passes: old browsers leave it out there, a script's `fetch` never does.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  format: BodyFormat | undefined,
  { origins, https }: OriginRules,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return format === 'urlencoded'
  if (origins.includes(origin)) return true
  // A proxy that names the scheme can only make the check stricter, whoever wrote the header.
  const host = hostOf(origin, https || headers['x-forwarded-proto'] === 'https')
  return host !== undefined && host === headers.host?.toLowerCase()
}
