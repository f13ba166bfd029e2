/** Plans Pagefind searches for a visitor's query: Pagefind handles stems and prefixes, this the rest. */
import { beginningWith, compoundsWith, folded, meantWords, partsOf, plain, wordsOf } from './words'

/** One search: requires all words of `text`; its hits are weighted by `weight`. */
export type Ask = { text: string; weight: number }

export type Plan = {
  asks: Ask[]
  /** Fallback if nothing contains all words: each separately. */
  single: Ask[]
  /** The query with typing errors corrected, if any. */
  corrected?: string
  /** All words that a hit may contain, for highlighting titles. */
  wanted: string[]
}

type Option = { words: string; weight: number; corrected?: boolean }

/** Longer queries are truncated to this many words. */
const mostWords = 8
/** Maximum number of compounds and corrections per word. */
const mostCompounds = 5
const mostMeant = 3

/** Longest inflectional ending in German and English: `-en`, `-ern`, `-ing`. */
const longestEnding = 3

const option = (weight: number, corrected?: boolean) => (words: string) => ({ words, weight, corrected })

/** Known words that are stems of `token`. */
function withoutEnding(token: string, known: readonly string[]): string[] {
  const own = folded(token)
  return known.filter((word) => {
    const length = folded(word).length
    return length >= 4 && own.length - length <= longestEnding && own.startsWith(folded(word))
  })
}

/** Interpretations of one word, likeliest first; empty if the site has nothing similar. */
function optionsFor(token: string, known: readonly string[], alone: boolean): Option[] {
  const compounds = compoundsWith(token, known).slice(0, mostCompounds).map(option(0.5))
  const begun = beginningWith(token, known)
  if (begun.length > 0) {
    const asTyped = begun.some((word) => plain(word).startsWith(plain(token)))
    const own = (asTyped ? [token] : begun.slice(0, mostMeant)).map(option(1))
    // In a longer query a known word is taken literally; every `eine` is in a `keine`.
    return alone ? [...own, ...compounds] : own
  }
  const inflected = withoutEnding(token, known).slice(-mostMeant).map(option(0.9))
  if (inflected.length + compounds.length > 0) return [...inflected, ...compounds]
  const meant = meantWords(token, known).slice(0, mostMeant).map(option(0.8, true))
  if (meant.length > 0) return meant
  const parts = partsOf(token, new Set(known))
  return [parts.join(' '), ...(parts.length > 1 ? parts : [])].filter(Boolean).map(option(0.4))
}

/** The best interpretations combined, then each alternative of a word with the best of the others. */
function combined(options: readonly Option[][]): Ask[] {
  const best = options.map(([first]) => first).filter((first) => first !== undefined)
  const ask = (chosen: readonly Option[]): Ask => ({
    text: chosen.map(({ words }) => words).join(' '),
    weight: chosen.reduce((product, { weight }) => product * weight, 1),
  })
  const others = options.flatMap(([, ...rest], index) =>
    rest.map((other) => ask(best.map((first, place) => (place === index ? other : first)))),
  )
  return [ask(best), ...others]
}

/** Plans the searches for a query; `known` are all words of the site in this language. */
export function planSearch(query: string, known: readonly string[]): Plan {
  // Pagefind handles quoted phrases itself.
  if (/^\s*".+"\s*$/.test(query)) {
    return { asks: [{ text: query.trim(), weight: 1 }], single: [], wanted: wordsOf(query) }
  }
  const tokens = wordsOf(query).slice(0, mostWords)
  const found = tokens.map((token) => ({ token, options: optionsFor(token, known, tokens.length === 1) }))
  const options = found.map(({ options: own }) => own).filter(({ length }) => length > 0)
  if (options.length === 0) return { asks: [], single: [], wanted: [] }
  const corrected = found.map(({ token, options: [first] }) => (first?.corrected ? first.words : token))
  const isCorrected = found.some(({ options: [first] }) => first?.corrected)
  return {
    asks: combined(options),
    single:
      options.length > 1
        ? options.flatMap(([first]) => (first ? [{ text: first.words, weight: first.weight }] : []))
        : [],
    ...(isCorrected && { corrected: corrected.join(' ') }),
    wanted: [...new Set(options.flat().flatMap(({ words }) => words.split(' ')))],
  }
}
