/** From the fields of a request to a submission: values, language, id. */
import { createHash } from 'node:crypto'
import { emptyValues, textFieldNames, type ContactValues } from '../forms/contact/fields'
import { hiddenFields, isSubmissionId } from '../forms/contact/wire'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../site/locales'
import { repeatWindow } from './limits'
import type { Fields } from './request/parse-fields'

/** What a ticked box sends: `true` from the script, `on` from the plain form. */
const ticked: readonly unknown[] = [true, 'true', 'on']

/**
 * Reads the visitor's values; fields that are not ours are left out. Returns undefined when a field has the wrong
 * type (FRM-05). Missing ones are empty, which the schema judges.
 */
export function readValues(fields: Fields): ContactValues | undefined {
  const values = { ...emptyValues }
  for (const name of textFieldNames) {
    const value = fields[name] ?? ''
    if (typeof value !== 'string') return undefined
    values[name] = value
  }
  const consent = fields['consent'] ?? false
  if (typeof consent === 'number') return undefined
  return { ...values, consent: ticked.includes(consent) }
}

/** The language of the page with the form; failing that, of the browser. */
export function readLanguage(fields: Fields | undefined, acceptLanguage: string | undefined): LocaleCode {
  const named = fields?.[hiddenFields.language]
  if (isLocaleCode(named)) return named
  const first = acceptLanguage?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return isLocaleCode(first) ? first : defaultLocale
}

/** A fingerprint of the cleaned content: equal for equal messages. */
export function hashOf(values: ContactValues): string {
  const content = textFieldNames.map((name) => values[name])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The id that the script sent; the empty text where there is none; undefined where it is not an id. */
export function readId(fields: Fields): string | undefined {
  const id = fields[hiddenFields.id] ?? ''
  return typeof id === 'string' && (id === '' || isSubmissionId(id)) ? id : undefined
}

/**
 * The id of a submission that came without one (the plain form cannot make any): equal for equal content at about the
 * same time, so that two at the same moment are one. A held one does not block the same text without the
 * suspicion.
 */
export function idFromContent(hash: string, now: number, held: string | undefined): string {
  const period = Math.floor(now / repeatWindow)
  const digest = createHash('sha256')
    .update(`${hash} ${period} ${held === undefined ? '' : 'held'}`)
    .digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
