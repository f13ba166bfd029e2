/** Accepts a submission: validates and stores it, and only then confirms it. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { cleanValues, findProblems } from '../forms/contact/schema'
import { referenceOf } from '../forms/contact/wire'
import type { LocaleCode } from '../site/locales'
import type { Result } from './answer/outcome'
import { messagesPerMinute, rateAddresses, rateWindow, repeatWindow, requestsPerMinute } from './limits'
import type { Outbox } from './outbox/outbox'
import { addressKeys, type AddressSource } from './request/client-address'
import type { BodyFormat } from './request/media-type'
import type { Fields } from './request/parse-fields'
import { rateLimit } from './request/rate-limit'
import type { OriginRules } from './request/origin'
import { readRequest } from './request/read-request'
import { suspicionOf } from './request/suspicion'
import { hashOf, idFromContent, readId, readLanguage, readValues } from './submission'

type Options = {
  outbox: Outbox
  origins: OriginRules
  addresses: AddressSource
  now: () => number
  /** Called for each new message to deliver. */
  onStored: () => void
}

/** The result, the response language, and the fields of the log line. */
export type Accepted = { result: Result; locale: LocaleCode; event: string; detail?: string | undefined }

/** Returns a function that answers one request. It never throws. */
export function acceptorOf({ outbox, origins, addresses, now, onStored }: Options) {
  const keyOf = addressKeys(addresses)
  const limits = { window: rateWindow, addresses: rateAddresses }
  const allowRequest = rateLimit({ ...limits, limit: requestsPerMinute })
  const allowMessage = rateLimit({ ...limits, limit: messagesPerMinute })

  const take = async (
    fields: Fields,
    format: BodyFormat,
    key: string,
    locale: LocaleCode,
  ): Promise<Accepted> => {
    const answer = (result: Result, event: string, detail?: string): Accepted => ({
      result,
      locale,
      event,
      detail,
    })
    const entered = readValues(fields)
    const givenId = readId(fields)
    if (!entered || givenId === undefined) return answer({ ok: false, reason: 'malformed' }, 'malformed')
    // Everything is returned to the plain form; its id only if a retry is the same submission.
    const back = { values: entered, id: givenId }

    const problems = findProblems(entered)
    if (Object.keys(problems).length > 0)
      return answer({ ok: false, reason: 'invalid', fields: problems, ...back }, 'invalid')
    const values = cleanValues(entered)
    const hash = hashOf(values)
    const held = suspicionOf(fields, format)
    const id = givenId || idFromContent(hash, now(), held)
    const { allowed, retryAfter } = allowMessage(key, id, now())
    if (!allowed) return answer({ ok: false, reason: 'tooMany', retryAfter, ...back }, 'tooMany')

    try {
      const reference = referenceOf(id)
      const message = { id, reference, locale, acceptedAt: now(), hash, values, held }
      const repeated = await outbox.findRepeat(message, now() - repeatWindow)
      if (repeated) return answer({ ok: true, reference: repeated.reference }, 'repeated')
      const added = await outbox.add(message)
      if (added === 'other') return answer({ ok: false, reason: 'conflict', values: entered }, 'conflict')
      if (added === 'same') return answer({ ok: true, reference }, 'repeated')
      if (held === undefined) onStored()
      return answer({ ok: true, reference }, held === undefined ? 'accepted' : 'held', held)
    } catch {
      return answer({ ok: false, reason: 'unavailable', ...back }, 'notStored')
    }
  }

  return async (request: IncomingMessage): Promise<Accepted> => {
    const refuse = (result: Extract<Result, { ok: false }>): Accepted => ({
      result,
      locale: readLanguage(request.headers),
      event: result.reason,
    })
    if (request.method !== 'POST') return refuse({ ok: false, reason: 'method' })
    const key = keyOf(request)
    const { allowed, retryAfter } = allowRequest(key, randomUUID(), now())
    if (!allowed) return refuse({ ok: false, reason: 'tooMany', retryAfter })
    const read = await readRequest(request, origins)
    if ('refusal' in read) return refuse({ ok: false, reason: read.refusal })
    return take(read.fields, read.format, key, readLanguage(request.headers, read.fields))
  }
}
