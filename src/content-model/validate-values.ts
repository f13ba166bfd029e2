/** The schemas of single values: texts, numbers, choices, days and slugs. */
import { boolean, mixed, number, type Schema } from 'yup'
import { isCalendarDay } from './calendar'
import type { Field, Label } from './fields'
import { nearest } from './nearest'
import type { Message } from './problems'
import { slugMaxLength, slugPattern } from './slugify'
import { isOutside, stringSchema, labelled, withPresence, withTest } from './validate-tests'
import * as say from './value-messages'

/** What a field without options of its own says. */
type Plain = { readonly label: Label; readonly required?: boolean }

/** The descriptor of one kind of field. */
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** Text of any kind: length in UTF-16 code units, and the pattern of its field. */
export function textSchema(field: FieldOf<'text' | 'longText' | 'markdown'>): Schema {
  const { min, max, pattern } = field
  return withTest(stringSchema(field), field.label, (value) => {
    const content = String(value).trim()
    if (max !== undefined && content.length > max) return say.tooLong(content.length, max)
    if (min !== undefined && content.length < min) return say.tooShort(content.length, min)
    if (pattern && !new RegExp(pattern.regex, 'u').test(content))
      return say.notMatching(content, pattern.message)
    return field.kind === 'text' && content.includes('\n') ? say.severalLines : undefined
  })
}

/** A number within its limits. */
export function numberSchema(field: FieldOf<'number'>): Schema {
  const typed = number()
    .strict()
    .nullable()
    .typeError(labelled(field.label, (value) => say.wrongType('number', value)))
  return withTest(withPresence(typed, field), field.label, (value) => {
    const amount = Number(value)
    if (field.integer && !Number.isInteger(amount)) return say.notWhole(amount)
    return isOutside(amount, field) || !Number.isFinite(amount)
      ? say.outOfRange(amount, field.min, field.max)
      : undefined
  })
}

/** One of the options of its field. */
export function selectSchema(field: FieldOf<'select'>): Schema {
  const options = field.options.map((option) => option.value)
  return withTest(withPresence(mixed().nullable(), field), field.label, (value) =>
    options.some((option) => option === value)
      ? undefined
      : say.notAnOption(value, options, nearest(String(value), options)),
  )
}

const slugFault = (value: unknown): Message | undefined => {
  const content = String(value)
  if (content.length > slugMaxLength) return say.tooLong(content.length, slugMaxLength)
  return slugPattern.test(content) ? undefined : say.notASlug(content)
}

const dayFault = (value: unknown) => (isCalendarDay(String(value)) ? undefined : say.notADay(String(value)))

/** The last part of an address, or an anchor. */
export const slugSchema = (field: Plain): Schema => withTest(stringSchema(field), field.label, slugFault)

/** A calendar day. */
export const daySchema = (field: Plain): Schema => withTest(stringSchema(field), field.label, dayFault)

/** Yes or no. */
export function booleanSchema(field: Plain): Schema {
  const typed = boolean()
    .strict()
    .nullable()
    .typeError(labelled(field.label, (value) => say.wrongType('boolean', value)))
  return withPresence(typed, field)
}
