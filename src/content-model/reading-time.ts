/** How long an adult reads. */
import { plainText } from './markdown/render'

/**
 * Words a minute that native speakers read aloud, by language: the means of the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, 2012, Investigative Ophthalmology & Visual Science 53:5452). Silent reading is
 * a little faster; nobody minds being done before the time.
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

/** The mean of all seventeen languages of that study, for a language that is not in the list. */
const anyLanguage = 184

/** Returns the minutes, at least one, that reading a Markdown text takes in the language of `iso` (`de-DE`). */
export function readingMinutes(source: string, iso: string): number {
  const words = [...new Intl.Segmenter(iso, { granularity: 'word' }).segment(plainText(source))].filter(
    ({ isWordLike }) => isWordLike,
  ).length
  return Math.max(1, Math.round(words / (wordsPerMinute[iso.split('-')[0] ?? ''] ?? anyLanguage)))
}
