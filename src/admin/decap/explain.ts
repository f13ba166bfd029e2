/** Turns backend errors into sentences that explain what happened and what to do. */
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'

/** Thrown to stop a save on purpose; Decap shows the message. */
export class Refusal extends Error {
  override name = 'Refusal'

  override toString(): string {
    return this.message
  }
}

/** Thrown when the editor cancels a question that a change depends on. */
export class Stopped extends Refusal {
  override name = 'Stopped'
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/**
 * The failed operation: after a conflict a save can be repeated, publishing a stale draft cannot; loading cannot lose
 * text.
 */
export type Doing = 'saving' | 'publishing' | 'loading'

/** Returns the message for an error, or undefined if the error is self-explanatory. */
export function explanationOf(
  error: unknown,
  language: Language,
  doing: Doing = 'saving',
): string | undefined {
  const words = wordsIn(language)
  const kind = doing === 'loading' ? 'loading' : 'saving'
  const text = error instanceof Error ? error.message : String(error)
  const status = statusOf(error)
  if (/abort|timed? ?out/i.test(text)) return words(`errors.${kind}.slow`)
  // Backends report a failed connection as 500, with the browser's message.
  if (/failed to fetch|networkerror|load failed|network request failed/i.test(text))
    return words(`errors.${kind}.offline`)
  if (status === 401 || /access ?token|jwt|not authenticated/i.test(text))
    return words(`errors.${kind}.session`)
  if (status === 403) return words(`errors.${kind}.forbidden`)
  const collided =
    status === 405 || status === 409 || status === 422 || /conflict|not a fast.forward|rebase/i.test(text)
  if (collided) return words(doing === 'publishing' ? 'errors.overtaken' : 'errors.collision')
  if (status !== undefined && status >= 500) return words(`errors.${kind}.server`, { status })
  return undefined
}

/** Rethrows an error in plain words; an error without an explanation is rethrown unchanged. */
export function rethrow(error: unknown, language: Language, doing: Doing = 'saving'): never {
  const explanation = error instanceof Refusal ? undefined : explanationOf(error, language, doing)
  throw explanation ? new Refusal(explanation) : error
}
