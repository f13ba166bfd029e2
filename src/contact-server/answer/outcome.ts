/** The result of a submission, independent of its presentation. */
import type { ContactValues } from '../../forms/contact/fields'
import type { FieldProblems } from '../../forms/contact/schema'
import type { Refusal } from '../../forms/contact/wire'

/** `values` refill the plain form so that no input is lost; `retryAfter` is in seconds. */
export type Result =
  | { ok: true; reference: string }
  | {
      ok: false
      reason: Refusal
      fields?: FieldProblems
      values?: ContactValues
      id?: string
      retryAfter?: number
    }

/** The HTTP status of each refusal. */
export const statusOf: Readonly<Record<Refusal, number>> = {
  invalid: 422,
  malformed: 400,
  method: 405,
  mediaType: 415,
  tooLarge: 413,
  tooSlow: 408,
  foreign: 403,
  tooMany: 429,
  conflict: 409,
  unavailable: 503,
}
