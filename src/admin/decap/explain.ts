/** Turns the errors of backends into sentences that say what happened and what to do. */
import type { Language } from '../language'
import { wordsIn } from '../words'

/** A save that was stopped on purpose; Decap shows its text. */
export class Refusal extends Error {
  override toString(): string {
    return this.message
  }
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Returns the sentence for an error, or undefined for one that nobody needs to have explained. */
export function explanationOf(error: unknown, language: Language): string | undefined {
  const words = wordsIn(language).errors
  const text = error instanceof Error ? error.message : String(error)
  const status = statusOf(error)
  if (/abort|timed? ?out/i.test(text)) return words.slow
  // Backends report a failed connection as 500, with the browser's own words.
  if (/failed to fetch|networkerror|load failed|network request failed/i.test(text)) return words.offline
  if (status === 401 || /access ?token|jwt|not authenticated/i.test(text)) return words.session
  if (status === 403) return words.forbidden
  if (status === 409 || status === 422 || /conflict|not a fast.forward|rebase/i.test(text))
    return words.collision
  if (status !== undefined && status >= 500) return words.server(status)
  return undefined
}

/** Rethrows an error in plain words; one that has no explanation stays as it is. */
export function rethrow(error: unknown, language: Language): never {
  const explanation = error instanceof Refusal ? undefined : explanationOf(error, language)
  throw explanation ? new Refusal(explanation) : error
}
