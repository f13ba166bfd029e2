/** Remembers what texts say: nearly all of git's versions, and of the files, are as they were at the last question. */
import type { Collection } from '../content-model'
import { frozen } from '../lib/frozen'
import type { Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'
import { valuesOfText } from './words'

/** As `valuesOfText`. */
export type ReadValues = (collection: Collection, text: string, locale: LocaleCode) => Values

/**
 * Starts a round, in which each text is parsed once, and not even then if the round before has parsed it. What a round has not
 * asked for is forgotten, so that no more is kept than one round needs.
 */
export function rounds(): () => ReadValues {
  let last: ReadonlyMap<string, Values> = new Map()
  return () => {
    const before = last
    const now = new Map<string, Values>()
    last = now
    return (collection, text, locale) => {
      // What a text says depends on how its collection is stored, and on the language only in a file of all languages.
      const key = `${collection.storage === 'file' ? locale : ''} ${text}`
      const values = now.get(key) ?? before.get(key) ?? frozen(valuesOfText(collection, text, locale))
      now.set(key, values)
      return values
    }
  }
}
