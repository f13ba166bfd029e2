/** What is wrong with a single value of a field: its type, length, format, limits or option. */
import { isGroup } from '../lib/values'
import { isCalendarDay } from './calendar'
import type { Field, FieldOf } from './fields'
import { nearest } from './nearest'
import type { Message } from './problems'
import { kindOf, message, quote, worded } from './sentences'
import { slugMaxLength, slugPattern } from './slugify'

const tests = {
  text: (value: unknown) => typeof value === 'string',
  boolean: (value: unknown) => typeof value === 'boolean',
  number: (value: unknown) => typeof value === 'number' && !Number.isNaN(value),
  list: Array.isArray,
  group: (value: unknown) => isGroup(value) && !(value instanceof Date),
}

type Expected = keyof typeof tests

const typeOfKind = {
  number: 'number',
  boolean: 'boolean',
  image: 'group',
  object: 'group',
  list: 'list',
  sections: 'list',
} as const satisfies Partial<Record<Field['kind'], Expected>>

/** Any value of a select field may be among its options. */
function expectedOf(field: Field): Expected | undefined {
  if (field.kind === 'select') return undefined
  if (field.kind === 'reference' && field.multiple) return 'list'
  return field.kind in typeOfKind ? typeOfKind[field.kind as keyof typeof typeOfKind] : 'text'
}

/** The message for a value of another type. */
export function typeFault(value: unknown, expected: Expected | undefined): Message | undefined {
  if (!expected || tests[expected](value)) return undefined
  const quotes = expected === 'text' && (typeof value === 'number' || typeof value === 'boolean')
  return message(quotes ? 'wrong-type.quotes' : 'wrong-type', {
    value: kindOf(value),
    expected: worded(expected),
  })
}

/** The message for a value that is not among the options. */
export const notAnOption = (value: unknown, options: readonly string[]): Message =>
  message('not-an-option', {
    value: kindOf(value),
    options: options.join(', '),
    meant: nearest(String(value), options),
  })

/** Length in UTF-16 code units, and the field's pattern. */
function textFault(field: FieldOf<'text' | 'longText' | 'markdown'>, value: unknown): Message | undefined {
  const { min, max, pattern } = field
  const content = String(value).trim()
  const { length } = content
  if (max !== undefined && length > max) return message('too-long', { length, max })
  if (min !== undefined && length < min) return message('too-short', { length, min })
  if (pattern && !new RegExp(pattern.regex, 'u').test(content))
    return message('wrong-form', { value: quote(content), fault: pattern.message })
  return field.kind === 'text' && content.includes('\n') ? message('several-lines', {}, 'warning') : undefined
}

function slugFault(content: string): Message | undefined {
  const { length } = content
  if (length > slugMaxLength) return message('too-long', { length, max: slugMaxLength })
  return slugPattern.test(content) ? undefined : message('not-a-slug', { value: quote(content) })
}

function numberFault({ integer, min, max }: FieldOf<'number'>, value: number): Message | undefined {
  if (integer && !Number.isInteger(value)) return message('not-whole', { value })
  const isWithin = value >= (min ?? -Number.MAX_VALUE) && value <= (max ?? Number.MAX_VALUE)
  return isWithin ? undefined : message('out-of-range', { value, low: min ?? '−∞', high: max ?? '∞' })
}

function countFault(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  count: number,
): Message | undefined {
  if (max !== undefined && count > max) return message('wrong-count.many', { count, max })
  return min !== undefined && count < min ? message('wrong-count', { count, min }) : undefined
}

/** The message for a value of another type than the field's. */
export const typeFaultOf = (field: Field, value: unknown): Message | undefined =>
  typeFault(value, expectedOf(field))

/** What is wrong with a value of the field's type that is not blank, without what is inside it. */
export function faultOf(field: Field, value: unknown): Message | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return textFault(field, value)
    case 'slug':
      return slugFault(String(value))
    case 'date':
      return isCalendarDay(String(value)) ? undefined : message('not-a-day', { value: quote(String(value)) })
    case 'number':
      return numberFault(field, Number(value))
    case 'select': {
      const options = field.options.map((option) => option.value)
      return options.some((option) => option === value) ? undefined : notAnOption(value, options)
    }
    case 'reference':
    case 'list':
    case 'sections':
      return Array.isArray(value) ? countFault(field, value.length) : undefined
    default:
      return undefined
  }
}
