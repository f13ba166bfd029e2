/** Estimated reading time for adults. */
import { plainText } from './markdown/render'

/**
 * Words per minute of native speakers reading aloud, by language: the means of the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, 2012, Investigative Ophthalmology & Visual Science 53:5452). Silent reading is a
 * little faster, so the estimate is conservative.
 */
const wordsPerMinute: Readonly<Record<string, number>> = {
  de: 179,
  en: 228,
  es: 218,
  fr: 195,
  it: 188,
  nl: 202,
  pl: 166,
  pt: 181,
}

/** Fallback: the mean of all seventeen languages of that study. */
const anyLanguage = 184

/** Writing systems that put no spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Letters and digits, also around the punctuation inside a word or number (“don’t”, “3.5”). */
const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’.,:][\p{L}\p{N}]+)*/gu

/**
 * Counts the words of a text. JavaScript's own segmenter knows the words of every language, but on a large site it took
 * two thirds of the time that a page's data takes, so it is only for texts that need it.
 */
function countWords(text: string, iso: string): number {
  if (!withoutSpaces.test(text)) return text.match(spacedWord)?.length ?? 0
  let count = 0
  // The list of all segments would be large: each holds the whole text.
  for (const { isWordLike } of new Intl.Segmenter(iso, { granularity: 'word' }).segment(text))
    if (isWordLike) count++
  return count
}

/** Returns the minutes, at least one, for reading a Markdown text in the language of `iso` (`de-DE`). */
export function readingMinutes(source: string, iso: string): number {
  const words = countWords(plainText(source), iso)
  return Math.max(1, Math.round(words / (wordsPerMinute[iso.split('-')[0] ?? ''] ?? anyLanguage)))
}
