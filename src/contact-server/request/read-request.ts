/** Validates a request up to parsing its fields: method, origin, type, size, timeout, shape. */
import type { IncomingMessage } from 'node:http'
import type { Refusal } from '../../forms/contact/wire'
import { bodyBytes, bodyTime, discardedBytes } from '../limits'
import { formatOf, type BodyFormat } from './media-type'
import { isOwnOrigin, type OriginRules } from './origin'
import { looksLikeJson, parseFields, type Fields } from './parse-fields'
import { readBody } from './read-body'

export type ReadRequest = { fields: Fields; format: BodyFormat } | { refusal: Refusal }

/** Returns the fields of a request or the reason for refusing it. Cheap checks run before the body is read. */
export async function readRequest(request: IncomingMessage, origins: OriginRules): Promise<ReadRequest> {
  const format = formatOf(request)
  if (!isOwnOrigin(request.headers, format, origins)) return { refusal: 'foreign' }
  if (!format) return { refusal: 'mediaType' }
  const read = await readBody(request, { bytes: bodyBytes, discarded: discardedBytes, time: bodyTime })
  if ('refused' in read) return { refusal: read.refused }
  if (format === 'urlencoded' && looksLikeJson(read.body)) return { refusal: 'mediaType' }
  const fields = parseFields(read.body, format)
  return fields ? { fields, format } : { refusal: 'malformed' }
}
