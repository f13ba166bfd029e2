/** When the words of a file in one language last changed. */
import type { Collection } from '../content-model'
import { same } from '../admin/rules/values'
import type { LocaleCode } from '../site/locales'
import type { Version } from './history'
import { translatedWords, valuesOfText } from './words'

/** A change that is not committed yet has no commit and happens now. */
export type Change = { commit?: string; date: string }

/**
 * Takes the file as it is now and its versions, newest first. Commits that changed only shared fields or the
 * form of the file do not count. Undefined without versions: then nothing can be said.
 */
export function lastWordChange(
  collection: Collection,
  locale: LocaleCode,
  now: { text: string; date: string },
  versions: readonly Version[],
): Change | undefined {
  const words = (text: string) => translatedWords(collection, valuesOfText(collection, text, locale))
  const [newest] = versions
  if (!newest) return undefined
  const current = words(now.text)
  if (!same(current, words(newest.text))) return { date: now.date }
  const last = versions.findIndex((version, index) => {
    const before = versions[index + 1]
    return !before || !same(words(version.text), words(before.text))
  })
  const found = versions[last] ?? newest
  return { commit: found.commit, date: found.date }
}
