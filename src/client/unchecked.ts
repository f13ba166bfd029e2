/** Untrusted values (storage, responses, errors), read without assuming their shape. */

/** Any value, whose properties can be read with `?.`: on primitives they are undefined. */
export type Unchecked<Key extends string> = Partial<Record<Key, unknown>> | null | undefined

/** Type guard for objects with string keys, arrays included. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value if it is an object, else an empty one. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
