/** Building blocks of the schemas: tests whose messages carry the field's label in both editor languages. */
import { isBlank } from '../lib/values'
import { string, type Schema } from 'yup'
import type { Label } from './fields'
import type { Message } from './problems'
import { kindOf, message, worded } from './sentences'

/** The report of a failing test: the message and its field's label. */
export type FieldMessage = Message & { readonly label: Label }

/** yup's type error; leaves objects as they are. */
export const notOfType =
  (expected: 'text' | 'boolean' | 'number' | 'list' | 'group', { label }: { label: Label }) =>
  ({ value }: { value?: unknown }): FieldMessage => {
    const quotes = expected === 'text' && (typeof value === 'number' || typeof value === 'boolean')
    const values = { value: kindOf(value), expected: worded(expected) }
    return { ...message(quotes ? 'wrong-type.quotes' : 'wrong-type', values), label }
  }

/** Adds one test; blank values pass, because `required` reports them. */
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

/** A string, required or not. */
export function stringSchema(field: { label: Label; required?: boolean }) {
  const typed = string().strict().nullable().typeError(notOfType('text', field))
  return withPresence(typed, field)
}

/** Returns whether a number is outside the limits, either of which may be open. */
export function isOutside(value: number, { min, max }: { min?: number; max?: number }): boolean {
  return (min !== undefined && value < min) || (max !== undefined && value > max)
}
