/** Schedules retries of failed deliveries. */
import { retrySpread, retryWaits } from '../limits'

/**
 * Returns the time of the attempt after `attempt` failed ones (1 for the first), or undefined if none is left. `random`
 * is from 0 to 1 and jitters the wait by `retrySpread`.
 */
export function nextAttemptAt(attempt: number, now: number, random: number): number | undefined {
  const wait = retryWaits[attempt - 1]
  return wait === undefined
    ? undefined
    : Math.round(now + wait * (1 - retrySpread + 2 * retrySpread * random))
}
