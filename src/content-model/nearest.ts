/** Suggests the word that was probably meant. */
import { typingErrors } from '../lib/typing-errors'

/** Returns the known word closest to `word`: equal but for case, or within two (short words: one) edits. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > 100) return undefined
  const lower = word.toLowerCase()
  const limit = word.length < 5 ? 1 : 2
  const ranked = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, steps: typingErrors(lower, candidate.toLowerCase(), limit) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  return best && best.steps <= limit ? best.candidate : undefined
}
