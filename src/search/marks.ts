/** Texts with what was looked for marked, as data: never as markup. */
import { unescapeHtml } from '../lib/html'
import type { Part } from './types'
import { plain, wordsOf } from './words'

/** Reads an excerpt of Pagefind, where `<mark>` is the only markup and the rest is escaped. */
export function excerptParts(excerpt: string): Part[] {
  return excerpt
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
