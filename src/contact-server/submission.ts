/** From the fields of a request to a submission: values, language, id. */
import { createHash, randomUUID } from 'node:crypto'
import { emptyValues, textFieldNames, type ContactValues } from '../forms/contact/fields'
import { hiddenFields, isSubmissionId } from '../forms/contact/wire'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../site/locales'
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

/** The language of the page that the form stood on; failing that, of the browser. */
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

/**
 * The id that makes repeats recognisable: the script's own; from the plain form, which cannot make one, an id from
 * the content, so that "back and send again" is the same message (FRM-27). Undefined: not an id.
 */
export function readId(fields: Fields, values: ContactValues): string | undefined {
  const id = fields[hiddenFields.id] ?? ''
  if (id === '') return hashOf(values).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  return typeof id === 'string' && isSubmissionId(id) ? id : undefined
}

/** A random id, for tools and tests. */
export const newId = (): string => randomUUID()
