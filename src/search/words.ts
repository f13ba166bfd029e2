/** Tokenizing and fuzzy matching: umlauts, parts of compounds, typing errors. */
import { typingErrors } from '../lib/typing-errors'

/** Splits a text into lower-case words. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Strips accents, as Pagefind does: `für` → `fur`, `Maß` → `mass`. */
export function plain(word: string): string {
  return word.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Also normalizes transliterated umlauts: `für`, `fuer` and `fur` → `fur`. */
export function folded(word: string): string {
  return plain(word).replace(/([aou])e/g, '$1')
}

/** The maximum edit distance for a word: none for short ones, which are all alike. */
export const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The known words with the smallest edit distance; none if all exceed the maximum. */
export function meantWords(word: string, known: readonly string[]): string[] {
  const own = folded(word)
  let limit = allowedErrors(own)
  let best: string[] = []
  if (limit === 0) return best
  for (const candidate of known) {
    const other = folded(candidate)
    // The first letter is rarely mistyped, and words that differ there mean something else.
    if (other[0] !== own[0]) continue
    const errors = typingErrors(own, other, limit)
    if (errors > limit) continue
    if (errors < limit) best = []
    limit = errors
    best.push(candidate)
  }
  return best
}

/** Shorter parts occur in too many words. */
const shortestPart = 4

/** Known words that contain `word` after their start: `planung` → `produktionsplanung`; shortest first. */
export function compoundsWith(word: string, known: readonly string[]): string[] {
  const own = folded(word)
  if (own.length < shortestPart) return []
  return known.filter((candidate) => folded(candidate).indexOf(own) > 0).sort((a, b) => a.length - b.length)
}

/** Known words with the prefix `word`, in any spelling. */
export function beginningWith(word: string, known: readonly string[]): string[] {
  const own = folded(word)
  return known.filter((candidate) => folded(candidate).startsWith(own)).sort((a, b) => a.length - b.length)
}

/**
 * Splits a compound that is not in the index: `rechnungsprogramm` → `rechnung`, `programm`, or `rechnung` alone if the
 * rest is unknown. The first part is the longest known word, optionally with a linking element (`s`, `n`, `en`, `es`).
 */
export function partsOf(word: string, known: ReadonlySet<string>): string[] {
  for (let end = word.length - 1; end >= shortestPart; end -= 1) {
    const first = word.slice(0, end)
    if (!known.has(first)) continue
    const rest = word.slice(end).replace(/^(?:es|en|s|n|-)(?=.{4})/, '')
    return known.has(rest) ? [first, rest] : [first]
  }
  return []
}
