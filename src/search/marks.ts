/** Highlighted texts, as data: never as markup. */
import { unescapeHtml } from '../lib/html'
import type { Part } from './types'
import { plain, wordsOf } from './words'

/** The end of a sentence and the beginning of the next, before the first mark. */
const firstSentence = /^[^<]*?[.!?:]\s+(?=[\p{Lu}\p{N}“„<])/u

/** Starts an excerpt with a sentence; if none starts before the first match, with an ellipsis. */
function fromSentence(excerpt: string): string {
  const cut = excerpt.replace(firstSentence, '')
  return /^(?:<mark>)?[\p{Ll}]/u.test(cut) ? `… ${cut}` : cut
}

/**
 * Parses an excerpt of Pagefind, where `<mark>` is the only markup and the rest is escaped. It may start anywhere in
 * the text; a partial sentence at its start is dropped.
 */
export function excerptParts(excerpt: string): Part[] {
  return fromSentence(excerpt)
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({
      text: unescapeHtml(text),
      marked: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '')
}

/** Highlights the words of a title that match a wanted word's prefix. */
export function titleParts(title: string, wanted: readonly string[]): Part[] {
  const beginnings = wanted.map(plain)
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .map((text) => {
      const [word] = wordsOf(text)
      const own = word === undefined ? '' : plain(word)
      return { text, marked: own.length > 1 && beginnings.some((beginning) => own.startsWith(beginning)) }
    })
    .filter(({ text }) => text !== '')
}
