/** Values from outside (storage, answers, errors), read without trusting their shape. */

/** Anything at all, whose properties may be asked for with `?.`: primitive values answer undefined. */
export type Loose<Key extends string> = Partial<Record<Key, unknown>> | null | undefined

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The same for whole objects: anything else is an empty one. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
