/** Distinguishes visitors for the rate limit, without keeping their address. */
import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Where the visitor's address comes from: the connection, the last proxies' list, or Netlify's own header. */
export type AddressSource = { kind: 'socket' } | { kind: 'forwarded'; proxies: number } | { kind: 'netlify' }

/** Set by Netlify on every request; a visitor's own value does not get through. */
const netlifyHeader = 'x-nf-client-connection-ip'

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

/** Behind `proxies` trusted proxies the visitor is the entry that the outermost of them added; everything before is hearsay. */
function forwardedAddress(header: string, proxies: number): string {
  return header.split(',').at(-proxies)?.trim() ?? ''
}

/** An IPv6 visitor owns a whole /64, so that is what counts. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
  return groups.slice(0, 4).join(':')
}

/** Returns a function from request to a key that is good for this process only and cannot be turned back. */
export function addressKeys(source: AddressSource): (request: IncomingMessage) => string {
  const secret = randomBytes(32)
  return (request) => {
    const found =
      source.kind === 'netlify'
        ? single(request.headers[netlifyHeader])
        : source.kind === 'forwarded'
          ? forwardedAddress(single(request.headers['x-forwarded-for']), source.proxies)
          : ''
    const address =
      found || (request.socket as IncomingMessage['socket'] | undefined)?.remoteAddress || 'unknown'
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
  }
}
