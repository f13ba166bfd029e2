/** Entries that git still has although their files have been deleted. */
import type { Collection } from '../../content-model'
import { atMost } from '../../lib/at-most'
import { localeCodes } from '../../site/locales'
import { readContentFile } from '../decap/internals'
import { localeOfFile } from '../rules/locale-of-file'
import type { Change, History } from './history'
import type { PastValues } from './timeline'

/** `change` deleted the entry's last file, or is the last one that contains it if the deletion is not committed yet. */
export type DeletedEntry = { id: string; change: Change; isCommitted: boolean; values: PastValues }

/** Commits whose files are fetched at the same time. */
const atOnce = 6

/** Searches the commits of a collection's folder, page by page. */
export function deletedIn(history: History, { name }: Collection) {
  const folder = `content/${name}`
  const entryOf = (path: string): string | undefined => {
    const locale = localeOfFile(path)
    const isHere = path.startsWith(`${folder}/`) && path.lastIndexOf('/') === folder.length
    return locale && isHere ? path.slice(folder.length + 1, -`.${locale}.md`.length) : undefined
  }
  const seen = new Set<string>()
  let present: ReadonlySet<string | undefined> | undefined
  let page = 0
  let looked = 0

  /** The entry's last state: that of the parent commit if the deletion is committed. */
  async function lastWords(id: string, change: Change): Promise<DeletedEntry> {
    const values: PastValues = {}
    let isCommitted = true
    for (const locale of localeCodes) {
      const path = `${folder}/${id}.${locale}.md`
      const there = await history.textAt(path, change.id)
      if (there !== undefined) isCommitted = false
      const text = there ?? (change.parent && (await history.textAt(path, change.parent)))
      if (text) values[locale] = readContentFile(path, text)
    }
    return { id, change, isCommitted, values }
  }

  return {
    /**
     * Returns the entries deleted by the next commits, the number of commits searched so far, and whether there are
     * more. After a failure, the same commits are searched again.
     */
    async next(): Promise<{ entries: DeletedEntry[]; looked: number; more: boolean }> {
      present ??= new Set((await history.present(folder)).map(entryOf))
      const { changes, more } = await history.changes(folder, page + 1)
      const found = new Map<string, DeletedEntry>()
      const files = await atMost(atOnce, changes, (change) => history.filesOf(change))
      for (const [index, change] of changes.entries()) {
        for (const id of new Set(files[index]?.map(entryOf))) {
          if (id === undefined || present.has(id) || seen.has(id) || found.has(id)) continue
          found.set(id, await lastWords(id, change))
        }
      }
      for (const id of found.keys()) seen.add(id)
      page += 1
      looked += changes.length
      const entries = [...found.values()].filter(({ values }) => Object.keys(values).length > 0)
      return { entries, looked, more }
    },
  }
}

export type Deleted = ReturnType<typeof deletedIn>
