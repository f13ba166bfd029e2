/** Converts request fields to a submission: values, language, id. */
import type { IncomingHttpHeaders } from 'node:http'
import { emptyValues, textFieldNames, type ContactValues } from '../forms/contact/fields'
import { contactEndpoint, hiddenFields, isSubmissionId } from '../forms/contact/wire'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../site/locales'
import { localeOfPath } from '../site/paths'
import { repeatWindow } from './limits'
import type { Fields } from './request/parse-fields'
import { digestOf } from '../lib/digest'

/** Values of a ticked checkbox: `true` from the script, `on` from the plain form. */
const ticked: readonly unknown[] = [true, 'true', 'on']

/**
 * Reads the visitor's values and ignores unknown fields. Returns undefined if a field has the wrong type (FRM-05).
 * Missing fields become empty strings, which the schema validates.
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

/** The language of the page of this site that sent the request, if the browser names it. */
function languageOfPage({ referer, host }: IncomingHttpHeaders): LocaleCode | undefined {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  // Answer pages have the function's address, which is the same in every language.
  return page && page.host === host?.toLowerCase() && page.pathname !== contactEndpoint
    ? localeOfPath(page.pathname)
    : undefined
}

/** The language that the form names, else that of its page, else the browser's. */
export function readLanguage(headers: IncomingHttpHeaders, fields?: Fields): LocaleCode {
  const named = fields?.[hiddenFields.language]
  const known = isLocaleCode(named) ? named : languageOfPage(headers)
  if (known) return known
  const first = headers['accept-language']?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return isLocaleCode(first) ? first : defaultLocale
}

/** Hashes the normalized content: equal messages have equal hashes. */
export function hashOf(values: ContactValues): string {
  const content = textFieldNames.map((name) => values[name])
  return digestOf(JSON.stringify(content))
}

/** The id sent by the script; an empty string if there is none, undefined if it is malformed. */
export function readId(fields: Fields): string | undefined {
  const id = fields[hiddenFields.id] ?? ''
  return typeof id === 'string' && (id === '' || isSubmissionId(id)) ? id : undefined
}

/**
 * Derives an id for a submission without one (from the plain form): identical content within the same time slot gets
 * the same id, which deduplicates concurrent submissions. A held one does not block the same content without suspicion.
 */
export function idFromContent(hash: string, now: number, held: string | undefined): string {
  const period = Math.floor(now / repeatWindow)
  const digest = digestOf(`${hash} ${period} ${held === undefined ? '' : 'held'}`)
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
