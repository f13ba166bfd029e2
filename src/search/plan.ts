/** From what a visitor typed to what Pagefind is asked: it knows stems and beginnings, the rest is done here. */
import { beginningWith, compoundsWith, folded, meantWords, partsOf, plain, wordsOf } from './words'

/** One search: all words of `text` must be there; its hits count `weight` times. */
export type Ask = { text: string; weight: number }

export type Plan = {
  asks: Ask[]
  /** What else is asked if nothing holds all words: each by itself. */
  single: Ask[]
  /** The query with its typing errors corrected, if it had any. */
  corrected?: string
  /** Every word that a hit may hold, for marking it in titles. */
  wanted: string[]
}

type Option = { words: string; weight: number; corrected?: boolean }

/** Long questions are asked by their first words. */
const mostWords = 8
/** Compounds, and words meant, that are asked for beside the word itself. */
const mostCompounds = 5
const mostMeant = 3

/** Endings that German and English put on words: `-en`, `-ern`, `-ing`. */
const longestEnding = 3

const option = (weight: number, corrected?: boolean) => (words: string) => ({ words, weight, corrected })

/** Known words that `token` only puts an ending on. */
function withoutEnding(token: string, known: readonly string[]): string[] {
  const own = folded(token)
  return known.filter((word) => {
    const length = folded(word).length
    return length >= 4 && own.length - length <= longestEnding && own.startsWith(folded(word))
  })
}

/** What may be meant by one word, the likeliest first; empty if nothing on the site is like it. */
function optionsFor(token: string, known: readonly string[], alone: boolean): Option[] {
  const compounds = compoundsWith(token, known).slice(0, mostCompounds).map(option(0.5))
  const begun = beginningWith(token, known)
  if (begun.length > 0) {
    const asTyped = begun.some((word) => plain(word).startsWith(plain(token)))
    const own = (asTyped ? [token] : begun.slice(0, mostMeant)).map(option(1))
    // Among other words a known word means itself; every `eine` is in a `keine`.
    return alone ? [...own, ...compounds] : own
  }
  const inflected = withoutEnding(token, known).slice(-mostMeant).map(option(0.9))
  if (inflected.length + compounds.length > 0) return [...inflected, ...compounds]
  const meant = meantWords(token, known).slice(0, mostMeant).map(option(0.8, true))
  if (meant.length > 0) return meant
  const parts = partsOf(token, new Set(known))
  return [parts.join(' '), ...(parts.length > 1 ? parts : [])].filter(Boolean).map(option(0.4))
}

/** The best options of all words together, then every other option of each word beside the best of the others. */
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
  // Words in quotation marks are looked for as they are, which Pagefind does by itself.
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
