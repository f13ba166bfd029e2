/** Collections and entries used by tests. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { collections, type Collection } from '../../../src/content-model'

/** Those to which editors can add entries. */
export const creatable = Object.values<Collection>(collections).filter(
  ({ storage, fixedEntries }) => storage === 'folder' && !fixedEntries,
)

/** The first entry of a collection, by file name. */
export function firstOf(collection: string): string {
  const [first = ''] = readdirSync(join('content', collection))
    .filter((name) => name.endsWith('.en.md'))
    .sort()
  return first.replace('.en.md', '')
}
