/** Deep-freezes a value in place and returns it, so that shared results cannot be modified. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
