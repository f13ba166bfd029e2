/**
 * The part of ts-invariant that Decap's GraphQL client needs; the package itself compiles a string to a function on
 * load.
 */

/** Thrown if a condition is not met. */
export class InvariantError extends Error {
  override name = 'Invariant Violation'
}

/** Throws the message unless the condition is met. */
export function invariant(condition: unknown, message?: string | number): asserts condition {
  if (!condition) throw new InvariantError(message === undefined ? undefined : String(message))
}

invariant.warn = console.warn.bind(console)
invariant.error = console.error.bind(console)
