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

/** Returns the minutes, at least one, for reading a Markdown text in the language of `iso` (`de-DE`). */
export function readingMinutes(source: string, iso: string): number {
  const words = [...new Intl.Segmenter(iso, { granularity: 'word' }).segment(plainText(source))].filter(
    ({ isWordLike }) => isWordLike,
  ).length
  return Math.max(1, Math.round(words / (wordsPerMinute[iso.split('-')[0] ?? ''] ?? anyLanguage)))
}
