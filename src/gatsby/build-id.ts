/** The id of this build: one value for the HTML, the build files and the browser's hourly check. */
import { randomUUID } from 'node:crypto'

let id: string | undefined

/**
 * Returns the id: a random UUID per build (semantics, section 3.1), or what the environment's `BUILD_ID` says,
 * which makes two builds of the same sources identical. `gatsby develop` has none, so its pages never check.
 */
export function buildId(): string {
  return (id ??= process.env.BUILD_ID || randomUUID())
}
