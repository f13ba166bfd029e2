/** Translations that do not match: untranslated copies, different headings, or far shorter texts. */
import type { Message } from '../../content-model/problems'
import type { LocaleCode } from '../../site/locales'
import { headingsOf, parseMarkdown } from '../markdown-parse'
import { outOfBounds } from '../markdown-bounds'
import { message } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'

/** Shorter texts (names, addresses, registers) are often the same in both languages. */
const minimum = { characters: 50, words: 7 }

/** Minimum length ratio; German is usually longer than English, by a third at most. */
const smallestShare = 0.4

/** Returns a message if both languages have a sentence in common, word for word. */
export function untranslated(first: string, other: string, firstLocale: LocaleCode): Message | undefined {
  const content = first.trim()
  if (
    content !== other.trim() ||
    content.length < minimum.characters ||
    content.split(/\s+/).length < minimum.words
  )
    return undefined
  return message('untranslated', { language: languageName(firstLocale) })
}

const outline = (text: string) => headingsOf(parseMarkdown(text).tokens).map(({ level }) => level)

/** Returns a message if two Markdown texts differ in headings, or one is far shorter. */
export function unequalMarkdown(first: string, other: string, firstLocale: LocaleCode): Message | undefined {
  if (outOfBounds(first) || outOfBounds(other)) return undefined
  const language = languageName(firstLocale)
  const [there, here] = [outline(first), outline(other)]
  if (there.join() !== here.join()) {
    const values = { here: here.length, there: there.length, language }
    return message(here.length === there.length ? 'unequal-headings.levels' : 'unequal-headings', values)
  }
  const share = other.trim().length / Math.max(1, first.trim().length)
  if (first.length < 400 || (share >= smallestShare && share <= 1 / smallestShare)) return undefined
  return message('unequal-length', { percent: Math.round(share * 100), language }, 'warning')
}
