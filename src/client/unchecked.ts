/** Values from outside (storage, answers, errors), read without trusting their shape. */

/** Anything at all, whose properties may be asked for with `?.`: primitive values answer undefined. */
export type Unchecked<Key extends string> = Partial<Record<Key, unknown>> | null | undefined

/** Type guard for objects with string keys, lists included. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value if it is an object, else an empty one. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
