/** The protocol between form and server: hidden fields, request and response. */
import type { LocaleCode } from '../../site/locales'
import type { ContactValues } from './fields'
import type { FieldProblems } from './schema'

/** The function that receives submissions (`src/api/contact.ts`). */
export const contactEndpoint = '/api/contact'

/**
 * Fields besides the visitor's own. `id` identifies a resubmission; `startedAt` and `sentAt` are milliseconds since
 * 1970, by the visitor's clock when the page was opened (`startedAt` is earlier for a text kept from before); `trap` is
 * a honeypot, which people leave empty. Its name is one that browsers and password managers do not autofill.
 */
export const hiddenFields = {
  language: 'language',
  id: 'submission',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  trap: 'topic',
} as const

/** Nobody fills in the form faster than this (FRM-13), in milliseconds. */
export const fastestHuman = 3000

export type ContactRequest = ContactValues & {
  language: LocaleCode
  submission: string
  startedAt: number
  sentAt: number
  topic: string
}

/** Why a submission was refused. Each has its text in `locales/{en,de}/form.json`. */
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

/** Returns whether a text is a well-formed submission id (a lower-case UUID), and so is safe as a file name. */
export function isSubmissionId(text: string): boolean {
  return idPattern.test(text)
}

/** The short reference for visitor and company: 40 bits of the id, in unambiguous letters. */
export function referenceOf(id: string): string {
  let bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16)
  let letters = ''
  for (let index = 0; index < 8; index += 1) {
    letters = `${alphabet[bits % 32] ?? '0'}${letters}`
    bits = Math.floor(bits / 32)
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
