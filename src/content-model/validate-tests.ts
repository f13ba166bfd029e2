/** The parts of every schema: tests whose messages labelled both languages of the editor and the field's label. */
import { isBlank } from '../lib/values'
import { string, type Schema } from 'yup'
import type { Label } from './fields'
import type { Message } from './problems'
import * as say from './value-messages'

/** What a failing test carries instead of a sentence: the message and the label of its field. */
export type Carried = Message & { readonly label: Label }
/** A message for yup's tests that knows the value; yup keeps objects as they are. */
export const labelled =
  (name: Label, make: (value: unknown) => Message) =>
  ({ value }: { value?: unknown }): Carried => ({ ...make(value), label: name })

/** Adds one test; blank values pass, because only `required` speaks about those. */
export function withTest<S extends Schema>(
  schema: S,
  name: Label,
  check: (value: unknown) => Message | undefined,
): S {
  return schema.test({
    name: 'value',
    test: (value: unknown, context) => {
      const message = isBlank(value) ? undefined : check(value)
      return message ? context.createError({ message: { ...message, label: name } }) : true
    },
  }) as S
}

/** Adds the test of a required field. */
export function withPresence<S extends Schema>(schema: S, field: { label: Label; required?: boolean }): S {
  if (!field.required) return schema
  return schema.test({
    name: 'required',
    message: labelled(field.label, () => say.missing),
    test: (value: unknown) => !isBlank(value),
  }) as S
}

/** A text, required or not. */
export function stringSchema(field: { label: Label; required?: boolean }) {
  const typed = string()
    .strict()
    .nullable()
    .typeError(labelled(field.label, (value) => say.wrongType('text', value)))
  return withPresence(typed, field)
}

/** Returns whether a number lies outside limits that may be open at either end. */
export function isOutside(value: number, { min, max }: { min?: number; max?: number }): boolean {
  return (min !== undefined && value < min) || (max !== undefined && value > max)
}
