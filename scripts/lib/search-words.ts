/** The list of all words on the site, by which the search recognizes typing errors and compounds. */
import { hyphenatedIn, isNumber, joined, splitIntoWords } from '../../src/search/words'

/** Shorter words are too much alike; numbers of any length are looked for. */
const shortest = 3

const isListed = (word: string): boolean => joined(word).length >= shortest || isNumber(word)

/**
 * All words of some texts in their most frequent spelling, in order, and words with hyphens besides their parts. In case
 * of doubt a word is in lower case, like any word that also starts sentences.
 */
export function writtenWords(texts: readonly string[]): string[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const text of texts) {
    for (const word of [...splitIntoWords(text), ...hyphenatedIn(text).map(withPlainHyphens)].filter(
      isListed,
    )) {
      const counts = spellings.get(joined(word)) ?? new Map<string, number>()
      spellings.set(joined(word), counts.set(word, (counts.get(word) ?? 0) + 1))
    }
  }
  return [...spellings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => mostFrequent(counts))
}

const withPlainHyphens = (word: string): string => word.replace(/[\u2010\u2011]/g, '-')

/** In code-unit order, capitals come first. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [[word] = ['']] = [...counts].sort(([a, m], [b, n]) => n - m || (a > b ? -1 : 1))
  return word
}
