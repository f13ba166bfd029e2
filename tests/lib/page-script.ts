/** Scripts from packages that are injected into pages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Reads a script and escapes it to ASCII: a single other character would double its size on the way to the browser. */
export const pageScript = (file: string): string =>
  readFileSync(createRequire(__filename).resolve(file), 'utf8').replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
