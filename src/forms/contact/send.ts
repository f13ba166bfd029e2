/** Sends a message and reports the outcome accurately. */
import { request } from '../../client/http/client'
import { asObject } from '../../client/unchecked'
import { netlifyFormName, netlifyNameField, usesNetlifyForms } from './backend'
import { fieldNames } from './fields'
import type { FieldProblems } from './schema'
import { contactEndpoint, referenceOf, type ContactRequest, type Refusal } from './wire'

/** `offline`: it was not sent. `noAnswer`: it was sent, but receipt is unconfirmed. */
export type Failure = Exclude<Refusal, 'invalid'> | 'offline' | 'noAnswer'
export type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; problems: FieldProblems }
  | { kind: 'failed'; why: Failure }

/** Timeout for a response, in milliseconds. */
const patience = 30_000

const refusals: readonly string[] = [
  ...[
    'malformed',
    'method',
    'mediaType',
    'tooLarge',
    'tooSlow',
    'foreign',
    'tooMany',
    'conflict',
    'unavailable',
  ],
]
const isRefusal = (value: unknown): value is Exclude<Refusal, 'invalid'> => refusals.includes(String(value))

/** A response that is not ours (a missing function, a gateway's error page) counts as "cannot take messages". */
function resultOf(answer: unknown): SendResult {
  const { ok, reference, reason, fields } = asObject(answer)
  if (ok === true && typeof reference === 'string') return { kind: 'sent', reference }
  const problems = asObject(fields) as FieldProblems
  // A newer function may object to a field that this form lacks: there is nothing to correct here.
  if (reason === 'invalid' && fieldNames.some((name) => problems[name])) return { kind: 'invalid', problems }
  return { kind: 'failed', why: isRefusal(reason) ? reason : 'unavailable' }
}

async function post(message: ContactRequest): Promise<SendResult> {
  if (!usesNetlifyForms) {
    const answer = await request(contactEndpoint, { method: 'POST', body: message, attemptTimeout: patience })
    return resultOf(answer)
  }
  const reference = referenceOf(message.submission)
  const fields = Object.entries({ ...message, reference }).map(([name, value]) => [name, String(value)])
  const body = new URLSearchParams([[netlifyNameField, netlifyFormName], ...fields])
  await request('/', { method: 'POST', body, attemptTimeout: patience })
  return { kind: 'sent', reference }
}

/** Posts once; never retries automatically (R75, R118). Never rejects. */
export async function send(message: ContactRequest): Promise<SendResult> {
  if (!navigator.onLine) return { kind: 'failed', why: 'offline' }
  try {
    return await post(message)
  } catch (error) {
    const { status, data } = asObject(error)
    if (typeof status === 'number') return resultOf(data)
    return { kind: 'failed', why: navigator.onLine ? 'noAnswer' : 'offline' }
  }
}
