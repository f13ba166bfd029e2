/** Texts with what was looked for marked, as data: never as markup. */
import { unescapeHtml } from '../lib/html'
import type { Part } from './types'
import { plain, wordsOf } from './words'

/** The end of a sentence and the beginning of the next, before the first mark. */
const firstSentence = /^[^<]*?[.!?:]\s+(?=[\p{Lu}\p{N}“„<])/u

/** An excerpt begins with a sentence; where there is none before the first mark, an ellipsis says so. */
function fromSentence(excerpt: string): string {
  const cut = excerpt.replace(firstSentence, '')
  return /^(?:<mark>)?[\p{Ll}]/u.test(cut) ? `… ${cut}` : cut
}

/**
 * Reads an excerpt of Pagefind, where `<mark>` is the only markup and the rest is escaped. It may begin anywhere in
 * the text; what is left of a sentence at its start says nothing.
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

/** Marks the words of a title that begin like one of the wanted ones. */
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
