/** The parts of every schema: tests whose messages labelled both languages of the editor and the field's label. */
import { isBlank } from '../lib/values'
import { string, type Schema } from 'yup'
import type { Label } from './fields'
import type { Message } from './problems'
import { kindOf, message, worded } from './sentences'

/** What a failing test carries instead of a sentence: the message and the label of its field. */
export type FieldMessage = Message & { readonly label: Label }

/** What yup says of a value of another type; it keeps objects as they are. */
export const notOfType =
  (expected: 'text' | 'boolean' | 'number' | 'list' | 'group', { label }: { label: Label }) =>
  ({ value }: { value?: unknown }): FieldMessage => {
    const quotes = expected === 'text' && (typeof value === 'number' || typeof value === 'boolean')
    const values = { value: kindOf(value), expected: worded(expected) }
    return { ...message(quotes ? 'wrong-type.quotes' : 'wrong-type', values), label }
  }

/** Adds one test; blank values pass, because only `required` speaks about those. */
export function withTest<S extends Schema>(
  schema: S,
  name: Label,
  check: (value: unknown) => Message | undefined,
): S {
  return schema.test({
    name: 'value',
    test: (value: unknown, context) => {
      const fault = isBlank(value) ? undefined : check(value)
      return fault ? context.createError({ message: { ...fault, label: name } }) : true
    },
  }) as S
}

/** Adds the test of a required field. */
export function withPresence<S extends Schema>(schema: S, field: { label: Label; required?: boolean }): S {
  if (!field.required) return schema
  return schema.test({
    name: 'required',
    message: () => ({ ...message('missing'), label: field.label }),
    test: (value: unknown) => !isBlank(value),
  }) as S
}

/** A text, required or not. */
export function stringSchema(field: { label: Label; required?: boolean }) {
  const typed = string().strict().nullable().typeError(notOfType('text', field))
  return withPresence(typed, field)
}

/** Returns whether a number lies outside limits that may be open at either end. */
export function isOutside(value: number, { min, max }: { min?: number; max?: number }): boolean {
  return (min !== undefined && value < min) || (max !== undefined && value > max)
}
