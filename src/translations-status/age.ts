/** When the text of a file in one language last changed, and when it was last confirmed. */
import type { Collection } from '../content-model'
import type { LocaleCode } from '../site/locales'
import type { Version } from './history'
import type { ReadValues } from './parsed'
import { hasSameWords, translatedWords, translatorsWork } from './words'

/** An uncommitted change has no commit and the current time. */
export type Change = { commit?: string; date: string }

/** `words`: the text itself; `work`: the text or its confirmation. */
export type Changes = { words: Change; work: Change }

/**
 * Takes the current file and its versions, newest first. Ignores commits that changed only shared fields, the order of
 * sections and items, their options, or formatting. Undefined without versions.
 */
export function lastChanges(
  collection: Collection,
  locale: LocaleCode,
  now: { text: string; date: string },
  versions: readonly Version[],
  valuesOf: ReadValues,
): Changes | undefined {
  const [newest] = versions
  if (!newest) return undefined
  const lastOf = (read: typeof translatedWords): Change => {
    const words = (text: string) => read(collection, valuesOf(collection, text, locale))
    if (!hasSameWords(collection, words(now.text), words(newest.text))) return { date: now.date }
    const last = versions.findIndex((version, index) => {
      const before = versions[index + 1]
      return !before || !hasSameWords(collection, words(version.text), words(before.text))
    })
    const found = versions[last] ?? newest
    return { commit: found.commit, date: found.date }
  }
  return { words: lastOf(translatedWords), work: lastOf(translatorsWork) }
}
