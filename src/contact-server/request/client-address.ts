/** Identifies clients for the rate limit without storing their addresses. */
import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Source of the client's address: the connection, the proxies' list, or Netlify's own header. */
export type AddressSource = { kind: 'socket' } | { kind: 'forwarded'; proxies: number } | { kind: 'netlify' }

/** Set by Netlify on every request; overrides a value sent by the client. */
const netlifyHeader = 'x-nf-client-connection-ip'

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

/**
 * Behind `proxies` trusted proxies, the client is the entry added by the outermost one; earlier entries can be forged.
 */
function forwardedAddress(header: string, proxies: number): string {
  return header.split(',').at(-proxies)?.trim() ?? ''
}

/** An IPv6 client controls a whole /64, so the network is what counts. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
  return groups.slice(0, 4).join(':')
}

/** Returns a function from a request to a one-way key, valid within this process only. */
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
