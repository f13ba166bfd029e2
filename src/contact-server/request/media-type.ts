/** Accepted request bodies: JSON from the script, percent-encoded fields from the plain form. */
import type { IncomingMessage } from 'node:http'

export type BodyFormat = 'json' | 'urlencoded'

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
}

/**
 * Returns the format, or undefined for a 415: other types, a duplicate content type, a charset other than UTF-8, a
 * compressed body (FRM-03, FRM-06). Types are case-insensitive (RFC 9110).
 */
export function formatOf(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): BodyFormat | undefined {
  const named = request.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'content-type',
  )
  if (named.length !== 1) return undefined
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return undefined
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim())
  if (!parameters.every((parameter) => /^charset="?utf-?8"?$/i.test(parameter))) return undefined
  const name = type.toLowerCase()
  return Object.hasOwn(formats, name) ? formats[name] : undefined
}
