/** Values of unknown shape, as they come from files, forms and answers. */

export type Values = Readonly<Record<string, unknown>>

/** Type guard for a group of named values, as opposed to lists and plain values. */
export function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value as a group, or undefined if it is something else. */
export const asValues = (value: unknown): Values | undefined => (isGroup(value) ? value : undefined)

/** Absent, null, empty text and empty list are the same: the editor writes any of them. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
}
