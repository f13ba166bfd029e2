/** JSON for embedding in a script element. */

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serializes a value so that it can neither end its script element nor become markup, even after HTML’s character
 * references are decoded: Gatsby does that to scripts in the head. Any JSON or JavaScript parser reads it.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
