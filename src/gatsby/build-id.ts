/** The id of a build: one value for the HTML, the build files and the browser's hourly check. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files-below'

/** The names of these files change with their content. */
const namedByContent = 'static/'

/**
 * Names a build by its content, so that builds of the same sources are identical and visitors are only notified of new
 * ones. Takes the folder as written by Gatsby, before the last pass; `left out` are files that no build keeps.
 * @returns 32 hexadecimal digits
 */
export async function buildIdOf(publicDir: string, leftOut: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256')
  const files = filesBelow(publicDir).filter((file) => !leftOut.includes(file.split('/')[0] ?? ''))
  for (const file of files) {
    hash.update(`${file}\n`)
    if (!file.startsWith(namedByContent)) hash.update(await readFile(join(publicDir, file)))
  }
  return hash.digest('hex').slice(0, 32)
}
