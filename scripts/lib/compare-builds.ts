/** Compares two built folders, file by file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from './site-files'

/** Context shown around the first difference, in characters. */
const shown = 60

/** Returns where two files start to differ; undefined if they are equal. */
function difference(one: Buffer, other: Buffer): string | undefined {
  if (one.equals(other)) return undefined
  const [a, b] = [one.toString('utf8'), other.toString('utf8')]
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, from - shown / 2), from + shown))
  return `from character ${from}:\n    ${part(a)}\n    ${part(b)}`
}

/** Returns one line per file that is missing or different. */
export function differences(one: string, other: string): string[] {
  const files = new Set([...siteFiles(one), ...siteFiles(other)])
  return [...files].sort().flatMap((file) => {
    const [a, b] = [join(one, file), join(other, file)]
    if (!existsSync(a)) return `${file} is only in ${other}`
    if (!existsSync(b)) return `${file} is only in ${one}`
    const found = difference(readFileSync(a), readFileSync(b))
    return found ? `${file} differs ${found}` : []
  })
}
