/** The id of this build: one value for the HTML, the build files and the browser's hourly check. */
import { randomUUID } from 'node:crypto'

/** Set it to make two builds of the same sources identical; Gatsby passes it on to the page rendering. */
const variable = 'GATSBY_BUILD_ID'

/**
 * Returns the id: `dev` and `test` in those modes, so that no new build is ever found there, else a random
 * UUID per build (semantics, section 3.1). Call it first in gatsby-config, before pages are rendered by
 * other processes, which inherit it.
 */
export function buildId(mode = process.env.NODE_ENV): string {
  if (mode === 'development') return 'dev'
  if (mode === 'test') return 'test'
  return (process.env[variable] ??= randomUUID())
}
