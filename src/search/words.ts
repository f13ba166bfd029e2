/** Tokenizing and fuzzy matching: umlauts, parts of compounds, typing errors. */
import { typingErrors } from '../lib/typing-errors'

/** Splits a text into words, as written. */
export const splitIntoWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The phrase that a query in quotation marks asks for, whatever their form. */
export const phraseOf = (query: string): string | undefined =>
  /^\s*["„“”«»]([^"„“”«»]+)["„“”«»]\s*$/.exec(query)?.[1]

/** Splits a text into lower-case words. */
export const wordsOf = (text: string): string[] => splitIntoWords(text.toLowerCase())

const hyphens = /[-\u2010\u2011]/g
const hyphenated = /([\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+)/u

/** Splits a text into words with hyphens, as written, and the text between them, alternately. */
export const splitAtHyphenated = (text: string): string[] => text.split(hyphenated)

/** The words with hyphens in a text, as written. */
export const hyphenatedIn = (text: string): string[] =>
  splitAtHyphenated(text).filter((_, index) => index % 2 === 1)

/** A word as Pagefind indexes it besides its parts: `E-Mail` → `email`. */
export const joined = (word: string): string => word.toLowerCase().replace(hyphens, '')

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word)

const withoutSharpS = (word: string): string => word.replace(/ß/g, 'ss')

/** Strips accents, as Pagefind does: `für` → `fur`. It keeps ß, except in German, whose stemmer makes it ss. */
export const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Strips accents, and writes ß as ss: `für` → `fur`, `Maß` → `Mass`. */
export const plain = (word: string): string => unaccented(withoutSharpS(word))

/** Also normalizes transliterated umlauts: `für`, `fuer` and `fur` → `fur`. */
export function folded(word: string): string {
  return plain(word).replace(/([aou])e/g, '$1')
}

/** Normalizes umlauts to one letter: `fuer` → `für`. */
const withUmlauts = (word: string): string =>
  withoutSharpS(word).replace(/[aou]e/g, ([vowel]) => `${vowel}\u0308`.normalize())

/** Writes umlauts as two letters: `für` → `fuer`. */
const transliterated = (word: string): string => plain(word.replace(/[äöü]/g, '$&e'))

const sorted = (word: string): string => [...word].sort().join('')

/** The edit distance of a word with umlauts, as one or two letters, from another word; capped at `limit + 1`. */
function errorsWithUmlauts(word: string, other: string, limit: number): number {
  const one = [withUmlauts(word), withUmlauts(other)] as const
  const asOne = typingErrors(...one, limit)
  // An umlaut that has changed places with its neighbour is a single error: `zuürck`.
  if (sorted(one[0]) === sorted(one[1])) return asOne
  // As two letters it is near its own vowel and other umlauts, but not another vowel: `münchen` is not `manchen`.
  const asTwo = typingErrors(transliterated(word), transliterated(other), limit)
  // Two letters that were typed may be no umlaut: `daert` is `dauert`.
  return /[äöü]/.test(word) ? Math.max(asOne, asTwo) : asTwo
}

/** The maximum edit distance for a word: none for short ones, which are all alike. */
const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The known words with the smallest edit distance; none if all exceed the maximum. */
export function meantWords(word: string, known: readonly string[]): string[] {
  let limit = isNumber(word) ? 0 : allowedErrors(folded(word))
  let best: string[] = []
  if (limit === 0) return best
  const own = folded(word)
  // Whoever types an umlaut, in either spelling, means it: `löhne` is not `lohnt`.
  const hasUmlaut = withoutSharpS(word) !== own
  for (const candidate of known) {
    // The first letter is rarely mistyped, and words that differ there mean something else.
    if (folded(candidate)[0] !== own[0]) continue
    const errors = hasUmlaut
      ? errorsWithUmlauts(word, candidate, limit)
      : typingErrors(own, folded(candidate), limit)
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
