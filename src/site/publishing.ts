/** What is published on a day: no drafts, no news of the future, and no jobs that are no longer open. */

/** Made once: a check of a thousand entries asks for the day of each. */
const inGermany = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Today as `YYYY-MM-DD` in Germany, where the company is: an article appears at midnight there. */
export function today(now: Date = new Date()): string {
  return inGermany.format(now)
}

/** The fields that decide; days as `YYYY-MM-DD`. */
export type PublishingFacts = { draft?: unknown; date?: unknown; validThrough?: unknown }

/**
 * Returns whether an entry is unpublished on `day`: marked as a draft, a news article dated later, or a job whose
 * last day for applications is over (the last day itself still counts).
 */
export function isUnpublished(collection: string, record: PublishingFacts, day = today()): boolean {
  const { draft, date, validThrough } = record
  return (
    draft === true ||
    (collection === 'news' && typeof date === 'string' && date > day) ||
    (collection === 'jobs' && typeof validThrough === 'string' && validThrough < day)
  )
}

/**
 * Returns whether an entry is unpublished on `day`, from the fields of each of its languages: one that says so is
 * enough, since a draft may be written in one language only.
 */
export function isUnpublishedInAny(
  collection: string,
  languages: Iterable<PublishingFacts | undefined>,
  day?: string,
): boolean {
  return [...languages].some((record) => record && isUnpublished(collection, record, day))
}
