/** The code of a Node error, such as `ENOENT`. */

/** Returns the code, or undefined if there is none. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
