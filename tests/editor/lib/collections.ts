/** Collections and entries that tests go through. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { collections, type Collection } from '../../../src/content-model'

/** Those that editors add entries to. */
export const creatable = Object.values<Collection>(collections).filter(
  ({ storage, fixedEntries }) => storage === 'folder' && !fixedEntries,
)

/** The first entry of a collection, by its file name. */
export function firstOf(collection: string): string {
  const [first = ''] = readdirSync(join('content', collection))
    .filter((name) => name.endsWith('.en.md'))
    .sort()
  return first.replace('.en.md', '')
}
