/** When the words of a file in one language last changed, and when somebody last found them right. */
import type { Collection } from '../content-model'
import type { LocaleCode } from '../site/locales'
import type { Version } from './history'
import { hasSameWords, translatedWords, translatorsWork, valuesOfText } from './words'

/** A change that is not committed yet has no commit and happens now. */
export type Change = { commit?: string; date: string }

/** `words`: the text itself; `work`: the text or the mark that it has been checked. */
export type Changes = { words: Change; work: Change }

/**
 * Takes the file as it is now and its versions, newest first. Commits that changed only shared fields,
 * the order of sections and items, what is chosen in them, or the form of the file do not count. Undefined without versions: then nothing can be said.
 */
export function lastChanges(
  collection: Collection,
  locale: LocaleCode,
  now: { text: string; date: string },
  versions: readonly Version[],
): Changes | undefined {
  const [newest] = versions
  if (!newest) return undefined
  const lastOf = (read: typeof translatedWords): Change => {
    const words = (text: string) => read(collection, valuesOfText(collection, text, locale))
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
