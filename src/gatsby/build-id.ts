/** The id of a build: one value for the HTML, the build files and the browser's hourly check. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The names of these files change with their content. */
const namedByContent = 'static/'

/**
 * Names a build by its content, so that builds of the same sources are identical and visitors are only notified of new
 * ones. Takes the folder as written by Gatsby, before the last pass; `left out` are files that no build keeps.
 * @returns 32 hexadecimal digits
 */
export async function buildIdOf(publicDir: string, leftOut: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !leftOut.includes(file.split('/')[0] ?? ''))
    .sort()
  for (const file of files) {
    hash.update(`${file}\n`)
    if (!file.startsWith(namedByContent)) hash.update(await readFile(join(publicDir, file)))
  }
  return hash.digest('hex').slice(0, 32)
}
