/** Caches parsed texts: nearly all of git's versions, and of the files, are the same as at the previous request. */
import type { Collection } from '../content-model'
import { frozen } from '../lib/frozen'
import type { Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'
import { valuesOfText } from './words'

/** As `valuesOfText`. */
export type ReadValues = (collection: Collection, text: string, locale: LocaleCode) => Values

/**
 * Starts a round, in which each text is parsed once, or not at all if the previous round parsed it. What a round does
 * not request is dropped, so that no more is kept than one round needs.
 */
export function rounds(): () => ReadValues {
  let last: ReadonlyMap<string, Values> = new Map()
  return () => {
    const before = last
    const now = new Map<string, Values>()
    last = now
    return (collection, text, locale) => {
      // What a text says depends on how its collection is stored, and on the language only in a multi-language file.
      const key = `${collection.storage === 'file' ? locale : ''} ${text}`
      const values = now.get(key) ?? before.get(key) ?? frozen(valuesOfText(collection, text, locale))
      now.set(key, values)
      return values
    }
  }
}
