/** Plans Pagefind searches for a visitor's query: Pagefind handles stems and prefixes, this the rest. */
import {
  beginningWith,
  compoundsWith,
  folded,
  isNumber,
  joined,
  meantWords,
  partsOf,
  phraseOf,
  plain,
  unaccented,
  wordsOf,
} from './words'

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

/** The words of the site in lower case and without hyphens. */
type Known = {
  all: string[]
  /** Without those that have a hyphen on the site: Pagefind finds them by their parts. */
  unhyphenated: string[]
  hyphenated: string[]
  /** How each is written. */
  written: ReadonlyMap<string, string>
}

type Option = { words: string; weight: number; corrected?: boolean }

/** Longer queries are truncated to this many words. */
const mostWords = 8
/** Maximum number of compounds and corrections per word. */
const mostCompounds = 5
const mostMeant = 3

/** Words that are often written apart have two or three parts: `day to day`. */
const joinedCounts = [2, 3]
const shortestJoined = 4
/** A joined word is more specific than its parts, which may be anywhere on a page. */
const joinedWeight = 1.5

/** Longest inflectional ending in German and English: `-en`, `-ern`, `-ing`. */
const longestEnding = 3

/** Shorter stems are too much alike. */
const shortestActivity = 6

const option = (weight: number, corrected?: boolean) => (words: string) => ({ words, weight, corrected })

/** Known words that are stems of `token`. */
function withoutEnding(token: string, known: readonly string[]): string[] {
  const own = folded(token)
  return known.filter((word) => {
    const length = folded(word).length
    return length >= 4 && own.length - length <= longestEnding && own.startsWith(folded(word))
  })
}

/** A German word for an activity, or for whoever does it, without its ending: `entwicklung`, `entwicklerin` → `entwickl`. */
const activity = (word: string): string => folded(word).replace(/(?:ung(?:en)?|er(?:[ns]|in(?:nen)?)?)$/, '')

/** Known words for the activity of a person, and the other way round. */
function ofSameActivity(token: string, known: readonly string[]): string[] {
  const own = activity(token)
  if (own.length < shortestActivity || own === folded(token)) return []
  return known.filter((word) => activity(word) === own && folded(word) !== own)
}

function knownFrom(words: readonly string[]): Known {
  const written = new Map(words.map((word) => [joined(word), word]))
  const all = [...written.keys()]
  const isHyphenated = (word: string) => written.get(word)?.includes('-') === true
  return {
    all,
    unhyphenated: all.filter((word) => !isHyphenated(word)),
    hyphenated: all.filter(isHyphenated),
    written,
  }
}

/** Interpretations of one word, likeliest first; empty if the site has nothing similar. */
function optionsFor(token: string, { all: known, unhyphenated }: Known, alone: boolean): Option[] {
  const begun = beginningWith(token, known)
  // Any other number means something else.
  if (isNumber(token)) return begun.length > 0 ? [{ words: token, weight: 1 }] : []
  const compounds = compoundsWith(token, unhyphenated).slice(0, mostCompounds).map(option(0.5))
  if (begun.length > 0) {
    const asTyped = (word: string) => unaccented(word).startsWith(unaccented(token))
    const otherwise = begun.filter((word) => !asTyped(word))
    const own = begun.some(asTyped)
      ? // An address has `faehre` where the text has `Fähre`.
        [token, ...otherwise.filter((word) => plain(word) !== word).slice(0, mostMeant)]
      : otherwise.slice(0, mostMeant)
    // In a longer query a known word is taken literally; every `eine` is in a `keine`.
    return alone ? [...own.map(option(1)), ...compounds] : own.map(option(1))
  }
  const inflected = [
    ...ofSameActivity(token, known).slice(0, mostMeant),
    ...withoutEnding(token, known).slice(-mostMeant),
  ].map(option(0.9))
  if (inflected.length + compounds.length > 0) return [...inflected, ...compounds]
  const meant = meantWords(token, known).slice(0, mostMeant).map(option(0.8, true))
  if (meant.length > 0) return meant
  const parts = partsOf(token, new Set(known))
  return [parts.join(' '), ...(parts.length > 1 ? parts : [])].filter(Boolean).map(option(0.4))
}

const ask = (chosen: readonly Option[]): Ask => ({
  text: chosen.map(({ words }) => words).join(' '),
  weight: chosen.reduce((product, { weight }) => product * weight, 1),
})

const bestOf = (options: readonly Option[][]): Option[] =>
  options.map(([first]) => first).filter((first) => first !== undefined)

/** The best interpretations combined, then each alternative of a word with the best of the others. */
function combined(options: readonly Option[][]): Ask[] {
  if (options.length === 0) return []
  const best = bestOf(options)
  const others = options.flatMap(([, ...rest], index) =>
    rest.map((other) => ask(best.map((first, place) => (place === index ? other : first)))),
  )
  return [ask(best), ...others]
}

type Found = { token: string; options: Option[] }

/** Neighbouring words that the site writes as one, or with a hyphen: `e mail`, `e-mail` → `email`. */
function joinedWords(found: readonly Found[], { written, hyphenated }: Known): (Option & { ask: Ask })[] {
  const optionsOf = (some: readonly Found[]) => bestOf(some.map(({ options }) => options))
  return found.flatMap((_, from) =>
    joinedCounts.flatMap((count) => {
      const parts = found.slice(from, from + count)
      const words = parts.map(({ token }) => token).join('')
      if (parts.length < count || words.length < shortestJoined) return []
      if (!written.has(words) && beginningWith(words, hyphenated).length === 0) return []
      const whole = option(joinedWeight)(words)
      const chosen = [...optionsOf(found.slice(0, from)), whole, ...optionsOf(found.slice(from + count))]
      return [{ ...whole, ask: ask(chosen) }]
    }),
  )
}

/** Plans the searches for a query; `words` are all words of the site in this language, as written. */
export function planSearch(query: string, words: readonly string[]): Plan {
  const phrase = phraseOf(query)
  // Pagefind handles phrases itself.
  if (phrase) return { asks: [{ text: `"${phrase}"`, weight: 1 }], single: [], wanted: wordsOf(phrase) }
  const known = knownFrom(words)
  const tokens = wordsOf(query).slice(0, mostWords)
  const found = tokens.map((token) => ({ token, options: optionsFor(token, known, tokens.length === 1) }))
  const options = found.map(({ options: own }) => own).filter(({ length }) => length > 0)
  const whole = joinedWords(found, known)
  const meant = found.map(({ token, options: [first] }) => (first?.corrected ? first.words : token))
  const corrected = meant.map((word) => known.written.get(word) ?? word)
  const isCorrected = found.some(({ options: [first] }) => first?.corrected)
  return {
    asks: [...combined(options), ...whole.map(({ ask: own }) => own)],
    single:
      options.length > 1
        ? options.flatMap(([first]) => (first ? [{ text: first.words, weight: first.weight }] : []))
        : [],
    ...(isCorrected && { corrected: corrected.join(' ') }),
    wanted: [...new Set([...options.flat(), ...whole].flatMap((each) => each.words.split(' ')))],
  }
}
