/** Translations that do not match: copied instead of translated, other headings, or far shorter. */
import type { Message } from '../../content-model/problems'
import type { LocaleCode } from '../../site/locales'
import { headingsOf, parseMarkdown } from '../markdown-parse'
import { languageName, message } from '../rule'
import { outOfBounds } from '../markdown-bounds'

/** Shorter texts (names, addresses, registers) are often the same in both languages. */
const minimum = { characters: 50, words: 7 }

/** The smallest share of the other text's length; German is usually longer than English, by a third at most. */
const smallestShare = 0.4

/** Returns a message if a sentence is the same in both languages, word for word. */
export function untranslated(first: string, other: string, firstLocale: LocaleCode): Message | undefined {
  const content = first.trim()
  if (
    content !== other.trim() ||
    content.length < minimum.characters ||
    content.split(/\s+/).length < minimum.words
  )
    return undefined
  const { en, de } = languageName(firstLocale)
  return message(
    'untranslated',
    [`the text is the same as in ${en}`, `der Text ist derselbe wie auf ${de}`],
    ['translate it', 'übersetzen Sie ihn'],
  )
}

const outline = (text: string) => headingsOf(parseMarkdown(text).tokens).map(({ level }) => level)

/** Returns a message if two Markdown texts have other headings, or one has far less to say. */
export function unequalMarkdown(first: string, other: string, firstLocale: LocaleCode): Message | undefined {
  if (outOfBounds(first) || outOfBounds(other)) return undefined
  const { en, de } = languageName(firstLocale)
  const [there, here] = [outline(first), outline(other)]
  if (there.join() !== here.join()) {
    const levels = there.length === here.length
    return message(
      'unequal-headings',
      levels
        ? [
            `the headings have other levels than in ${en}`,
            `die Überschriften haben andere Ebenen als auf ${de}`,
          ]
        : [
            `${here.length} headings here, ${there.length} in ${en}`,
            `hier ${here.length} Überschriften, auf ${de} ${there.length}`,
          ],
      ['give both languages the same headings', 'geben Sie beiden Sprachen dieselben Überschriften'],
    )
  }
  const share = other.trim().length / Math.max(1, first.trim().length)
  if (first.length < 400 || (share >= smallestShare && share <= 1 / smallestShare)) return undefined
  return message(
    'unequal-length',
    [
      `the text has ${Math.round(share * 100)} % of the length of the one in ${en}`,
      `der Text hat ${Math.round(share * 100)} % der Länge von dem auf ${de}`,
    ],
    ['check that nothing is missing', 'prüfen Sie, ob etwas fehlt'],
    'warning',
  )
}
