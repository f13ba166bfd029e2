/** Turns backend errors into sentences that explain what happened and what to do. */
import { words } from '../words/words'

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

/** The HTTP status with which a request has failed. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Whether there is no such draft: it has been published or discarded, or was never begun. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof Error && 'notUnderEditorialWorkflow' in error && error.notUnderEditorialWorkflow === true

/** Some requests fail with the forge's answer, an object with a message, instead of an error. */
function textOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return String(hasMessage ? error.message : error)
}

/** What forges and Git Gateway say when a sign-in has expired. */
const expired =
  /access ?token|jwt|not authenticated|bad credentials|unauthori[sz]ed|or token$|\btoken (?:is|was|has) /i

/** Whether a request was refused because the sign-in is over. */
export const hasExpired = (error: unknown): boolean => statusOf(error) === 401 || expired.test(textOf(error))

/**
 * The failed operation: after a conflict a save can be repeated, publishing a stale draft cannot; loading cannot lose
 * text.
 */
export type Doing = 'saving' | 'publishing' | 'loading'

/** Returns the message for an error, or undefined if the error is self-explanatory. */
export function explanationOf(error: unknown, doing: Doing = 'saving'): string | undefined {
  const kind = doing === 'loading' ? 'loading' : 'saving'
  if (hasEnded(error)) return words('errors.ended')
  const text = textOf(error)
  const status = statusOf(error)
  if (/abort|timed? ?out/i.test(text)) return words(`errors.${kind}.slow`)
  // Backends report a failed connection as 500, with the browser's message.
  if (/failed to fetch|networkerror|load failed|network request failed/i.test(text))
    return words(`errors.${kind}.offline`)
  // GitHub's limit is also reported as 403, but passes.
  if (/rate limit/i.test(text)) return words(`errors.${kind}.server`, { status: status ?? 429 })
  if (hasExpired(error)) return words(`errors.${kind}.session`)
  if (status === 403) return words(`errors.${kind}.forbidden`)
  const collided =
    status === 405 || status === 409 || status === 422 || /conflict|not a fast.forward|rebase/i.test(text)
  if (collided) return words(doing === 'publishing' ? 'errors.overtaken' : 'errors.collision')
  if (status !== undefined && status >= 500) return words(`errors.${kind}.server`, { status })
  // Something in between has answered, such as the sign-in page of a wireless network; the words are the browser's.
  if (/not valid json|json input|json\.parse|json parse error/i.test(text))
    return words(`errors.${kind}.offline`)
  return undefined
}

/** Rethrows an error in plain words; one without an explanation keeps its own. */
export function rethrow(error: unknown, doing: Doing = 'saving'): never {
  const explanation = error instanceof Refusal ? undefined : explanationOf(error, doing)
  if (explanation) throw new Refusal(explanation)
  throw error instanceof Error ? error : new Error(textOf(error))
}
