/** Freezes a value with all that it holds, in place, and returns it: results that are given out more than once stay as they are. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
