/** Finds the site's language that suits the browser's list of languages best (R53; docs/spec/languages.md#matching). */
import { locales, type LocaleCode } from '../site/locales'

/** What a match of the language part counts at the same place of the list: just less than the full tag. */
export const languageScore = 0.999

type Candidate = { code: LocaleCode; score: number }

/**
 * Takes the tags of the browser, the preferred one first, and returns the code of the best match or
 * undefined. The place in the list decides; at the same place the full tag wins over the language part.
 */
export function findBrowserLocale(tags: readonly string[]): LocaleCode | undefined {
  const wanted = tags.map((tag) => tag.toLowerCase())
  const candidates: Candidate[] = []
  for (const { code, iso } of locales) {
    const full = wanted.indexOf(iso.toLowerCase())
    if (full >= 0) candidates.push({ code, score: 1 - full / wanted.length })
    const language = wanted.findIndex((tag) => tag.split('-')[0] === iso.split('-')[0])
    if (language >= 0) candidates.push({ code, score: languageScore - language / wanted.length })
  }
  candidates.sort((a, b) => b.score - a.score || b.code.length - a.code.length)
  return candidates[0]?.code
}
