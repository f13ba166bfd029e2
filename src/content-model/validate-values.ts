/** The schemas of single values: strings, numbers, options, dates and slugs. */
import { boolean, mixed, number, type Schema } from 'yup'
import { isCalendarDay } from './calendar'
import type { Field, Label } from './fields'
import { nearest } from './nearest'
import type { Message } from './problems'
import { slugMaxLength, slugPattern } from './slugify'
import { isOutside, notOfType, stringSchema, withPresence, withTest } from './validate-tests'
import { kindOf, message, quote } from './sentences'

/** A field without options of its own. */
type Plain = { readonly label: Label; readonly required?: boolean }

/** The descriptor of one kind of field. */
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** Any string: length in UTF-16 code units, and the field's pattern. */
export function textSchema(field: FieldOf<'text' | 'longText' | 'markdown'>): Schema {
  const { min, max, pattern } = field
  return withTest(stringSchema(field), field.label, (value) => {
    const content = String(value).trim()
    if (max !== undefined && content.length > max) return message('too-long', { length: content.length, max })
    if (min !== undefined && content.length < min)
      return message('too-short', { length: content.length, min })
    if (pattern && !new RegExp(pattern.regex, 'u').test(content))
      return message('wrong-form', { value: quote(content), fault: pattern.message })
    return field.kind === 'text' && content.includes('\n')
      ? message('several-lines', {}, 'warning')
      : undefined
  })
}

/** A number within its limits. */
export function numberSchema(field: FieldOf<'number'>): Schema {
  const typed = number().strict().nullable().typeError(notOfType('number', field))
  return withTest(withPresence(typed, field), field.label, (value) => {
    const amount = Number(value)
    if (field.integer && !Number.isInteger(amount)) return message('not-whole', { value: amount })
    return isOutside(amount, field) || !Number.isFinite(amount)
      ? message('out-of-range', { value: amount, low: field.min ?? '−∞', high: field.max ?? '∞' })
      : undefined
  })
}

/** The message for a value that is not among the options. */
export const notAnOption = (value: unknown, options: readonly string[]): Message =>
  message('not-an-option', {
    value: kindOf(value),
    options: options.join(', '),
    meant: nearest(String(value), options),
  })

/** One of the field's options. */
export function selectSchema(field: FieldOf<'select'>): Schema {
  const options = field.options.map((option) => option.value)
  return withTest(withPresence(mixed().nullable(), field), field.label, (value) =>
    options.some((option) => option === value) ? undefined : notAnOption(value, options),
  )
}

const slugFault = (value: unknown): Message | undefined => {
  const content = String(value)
  if (content.length > slugMaxLength)
    return message('too-long', { length: content.length, max: slugMaxLength })
  return slugPattern.test(content) ? undefined : message('not-a-slug', { value: quote(content) })
}

const dayFault = (value: unknown) =>
  isCalendarDay(String(value)) ? undefined : message('not-a-day', { value: quote(String(value)) })

/** The last part of an address, or an anchor. */
export const slugSchema = (field: Plain): Schema => withTest(stringSchema(field), field.label, slugFault)

/** A calendar day. */
export const daySchema = (field: Plain): Schema => withTest(stringSchema(field), field.label, dayFault)

/** Yes or no. */
export function booleanSchema(field: Plain): Schema {
  const typed = boolean().strict().nullable().typeError(notOfType('boolean', field))
  return withPresence(typed, field)
}
