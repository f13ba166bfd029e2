/** The limits of the contact function; durations in milliseconds, sizes in bytes. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const day = 24 * hour

/** Above the longest valid submission in percent-encoding (a test adds it up). */
export const bodyBytes = 64 * 1024
/** What is read and thrown away of a longer body, so that its sender gets an answer. */
export const discardedBytes = 16 * 1024 * 1024
/** A whole request body must have arrived after this time (FRM-06). */
export const bodyTime = 10 * second
/** Keys in one submission; ours has ten. */
export const maxKeys = 40

/** Different messages from one address per minute (FRM-14). */
export const messagesPerMinute = 5
/** Requests of any outcome from one address per minute: repeats and corrections need some. */
export const requestsPerMinute = 120
export const rateWindow = minute
/** Addresses remembered at once; the oldest are forgotten first, so that memory stays flat. */
export const rateAddresses = 20_000

/** The same words from the same person within this time are the same message, also without a common id (FRM-27). */
export const repeatWindow = day

/** How long records stay (stated on the privacy page and beside the form). */
export const retention = { delivered: 90 * day, held: 30 * day, failed: 90 * day } as const

/**
 * Waits after the first, second … failed delivery: quick at first for a restart of the mail server, then for as long as a
 * weekend. After the last one the message goes to the dead letters.
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
/** Share by which a wait is varied, so that many messages do not come back at the same moment. */
export const retrySpread = 0.1

/** Messages that are being delivered at the same time. */
export const parallelDeliveries = 5
/** One attempt may take this long; longer than a slow content filter takes to answer. */
export const attemptTime = 5 * minute
/**
 * An attempt without a sign of life for this time belonged to a process that is gone. Should the process have been asleep
 * only, nothing is sent twice: it asks once more before it ends the data.
 */
export const attemptLease = 10 * second
/** How often an attempt under way gives a sign of life. */
export const leaseRenewal = 3 * second
/** Pause before the end of the data: a server that hangs up in mid-message is noticed before the message counts as handed over. */
export const handOverPause = 100

/** How often the worker looks for due messages, its own and those that another process, or a person, has queued. */
export const deliveryPoll = second
/** How long the worker leaves an outbox alone that cannot be read or written. */
export const restAfterFailure = 15 * second
/** How often old messages are removed. */
export const sweepEvery = hour
/** Shortest time between two notices about messages that wait for a person. */
export const noticeEvery = day
