/** Scripts of packages that are sent into pages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Reads one, in ASCII: with a single other sign in it, all of it takes two bytes a sign on its way into the browser. */
export const pageScript = (file: string): string =>
  readFileSync(createRequire(__filename).resolve(file), 'utf8').replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
