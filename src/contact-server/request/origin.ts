/** Checks that a request comes from a page of this site (FRM-15). */
import type { IncomingHttpHeaders } from 'node:http'
import type { BodyFormat } from './media-type'

export type OriginRules = {
  /** Additional origins such as `https://www.example.com`, for a proxy that changes the host. */
  origins: readonly string[]
  /** The site is served over https, so plain http origins are not ours. */
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
 * Browsers send the page's origin with every POST. It must match the requested host or a configured origin. Without the
 * header only the plain form is accepted: old browsers omit it there, `fetch` never does.
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
  // A forwarded scheme can only make the check stricter, whoever set the header.
  const host = hostOf(origin, https || headers['x-forwarded-proto'] === 'https')
  return host !== undefined && host === headers.host?.toLowerCase()
}
