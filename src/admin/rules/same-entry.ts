/** Compares entries; on its own, because only a conflict needs the code that merges them. */
import { same, type EntryValues } from '../../content-model/values'
import { localeCodes } from '../../site/locales'

/** Returns whether an entry is the same in every language. */
export function sameEntry(a: EntryValues, b: EntryValues): boolean {
  return localeCodes.every((locale) => same(a[locale], b[locale]))
}
