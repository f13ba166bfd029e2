/** Values of unknown shape, from files, forms and responses. */

export type Values = Readonly<Record<string, unknown>>

/** Type guard for an object, as opposed to arrays and primitives. */
export function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is an object, else undefined. */
export const asValues = (value: unknown): Values | undefined => (isGroup(value) ? value : undefined)

/** Returns the value if it is an object, else an empty one. */
export const asGroup = (value: unknown): Values => (isGroup(value) ? value : {})

/** Returns the value if it is a list, else an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Absent, null, empty string and empty list are equivalent: the editor writes any of them. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** The same for fields with a switch: one that is off need not be stored. */
export const isUnset = (value: unknown): boolean => isBlank(value) || value === false
