/** What travels between form and server: the names of the hidden fields, the request and the answer. */
import type { LocaleCode } from '../../site/locales'
import type { ContactValues } from './fields'
import type { FieldProblems } from './schema'

/** The function that takes submissions (`src/api/contact.ts`). */
export const contactEndpoint = '/api/contact'

/**
 * Fields beside the visitor's own. `id` makes a repeated submission recognisable; `startedAt` and `sentAt` are
 * milliseconds of the visitor's clock; `trap` stays empty when a person fills in the form.
 * The trap's name is none that browsers or password managers fill in by themselves.
 */
export const hiddenFields = {
  language: 'language',
  id: 'submission',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  trap: 'topic',
} as const

/** Faster than this nobody has filled in the form (FRM-13), in milliseconds. */
export const fastestHuman = 3000

export type ContactRequest = ContactValues & {
  language: LocaleCode
  submission: string
  startedAt: number
  sentAt: number
  topic: string
}

/** Why a submission was not taken. Each has its words in `locales/{en,de}/form.json`. */
export type Refusal =
  | 'invalid'
  | 'malformed'
  | 'method'
  | 'mediaType'
  | 'tooLarge'
  | 'tooSlow'
  | 'foreign'
  | 'tooMany'
  | 'conflict'
  | 'unavailable'

export type ContactAnswer =
  | { ok: true; reference: string; message: string }
  | { ok: false; reason: Refusal; message: string; fields?: FieldProblems }

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns whether a text has the form of a submission id (a UUID in lower case), and so may name a file. */
export function isSubmissionId(text: string): boolean {
  return idPattern.test(text)
}

/** The short reference that visitor and company speak of: 40 bits of the id in letters that cannot be confused. */
export function referenceOf(id: string): string {
  let bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16)
  let letters = ''
  for (let index = 0; index < 8; index += 1) {
    letters = `${alphabet[bits % 32] ?? '0'}${letters}`
    bits = Math.floor(bits / 32)
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
