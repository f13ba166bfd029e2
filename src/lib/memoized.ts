/** Results that are computed once. */

/** Memoizes a function of a name for good; callers must not change its results. */
export function memoized<Name extends string, T>(make: (name: Name) => T): (name: Name) => T {
  const known = new Map<Name, T>()
  return (name) => {
    if (!known.has(name)) known.set(name, make(name))
    return known.get(name) as T
  }
}
