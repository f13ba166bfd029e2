/** The code of an error of Node, such as `ENOENT`. */

/** Returns the code, or undefined for anything without one. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
