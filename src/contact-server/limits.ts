/** The limits of the contact function; durations in milliseconds, sizes in bytes. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const day = 24 * hour

/** Larger than the longest valid submission, percent-encoded (a test computes it). */
export const bodyBytes = 64 * 1024
/** How much of an oversized body is drained, so that its sender can read the response. */
export const discardedBytes = 16 * 1024 * 1024
/** Timeout for receiving a complete request body (FRM-06). */
export const bodyTime = 10 * second
/** Maximum keys per submission; the form has ten. */
export const maxKeys = 40

/** Distinct messages per address and minute (FRM-14). */
export const messagesPerMinute = 5
/** Requests per address and minute, whatever their outcome; leaves room for retries and corrections. */
export const requestsPerMinute = 120
export const rateWindow = minute
/** Addresses tracked at once; the least recently used are evicted, so that memory is bounded. */
export const rateAddresses = 20_000

/** Identical text from the same person within this time is the same message, even without a common id (FRM-27). */
export const repeatWindow = day

/** Retention periods (stated on the privacy page and next to the form). */
export const retention = { delivered: 90 * day, held: 30 * day, failed: 90 * day } as const

/**
 * Backoff after the first, second … failed delivery: short at first, for a restart of the mail server, then long enough
 * to span a weekend. After the last one the message becomes a dead letter.
 */
export const retryWaits: readonly number[] = [
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  ...[12, 12, 12, 12].map((hours) => hours * hour),
]
/** Jitter, as a share of the backoff, so that retries are spread out. */
export const retrySpread = 0.1

/** Concurrent deliveries. */
export const parallelDeliveries = 5
/** Timeout of one attempt; longer than a slow content filter needs. */
export const attemptTime = 5 * minute
/**
 * An attempt whose lease is not renewed for this time belongs to a dead process. If the process was merely suspended,
 * nothing is sent twice: it checks again before it ends the data.
 */
export const attemptLease = 10 * second
/** How often a running attempt renews its lease. */
export const leaseRenewal = 3 * second
/** How long a stopping process waits for deliveries under way: less than the ten seconds until Docker kills it. */
export const stopTime = 8 * second
/** Pause before the end of the data, to notice a server that disconnects before the message counts as handed over. */
export const handOverPause = 100

/** How often the worker polls for due messages, including those queued by another process or by hand. */
export const deliveryPoll = second
/** How long the worker pauses after the outbox could not be read or written. */
export const restAfterFailure = 15 * second
/** How often expired messages are removed. */
export const sweepEvery = hour
/** Minimum interval between two notices about messages that need attention. */
export const noticeEvery = day
