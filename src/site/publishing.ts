/** What is published on a day: no drafts, no news of the future, and no jobs that are no longer open. */

/** Made once: a check of a thousand entries asks for the day of each. */
const inGermany = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Today as `YYYY-MM-DD` in Germany, where the company is: an article appears at midnight there. */
export function today(now: Date = new Date()): string {
  return inGermany.format(now)
}

/** The fields that decide; days as `YYYY-MM-DD`. */
export type PublishingFacts = { draft?: unknown; date?: unknown; validThrough?: unknown }

/** Why an entry is not published; a planned one has the day on which it appears, an ended one its last day. */
export type HeldBack = { reason: 'draft' } | { reason: 'planned' | 'ended'; day: string }

/**
 * Returns what holds an entry back on `day`: it is marked as a draft, a news article is dated later, or a job's last
 * day for applications is over (the last day itself still counts). Undefined for a published entry.
 */
export function heldBack(
  collection: string,
  { draft, date, validThrough }: PublishingFacts,
  day = today(),
): HeldBack | undefined {
  if (draft === true) return { reason: 'draft' }
  if (collection === 'news' && typeof date === 'string' && date > day) return { reason: 'planned', day: date }
  if (collection === 'jobs' && typeof validThrough === 'string' && validThrough < day)
    return { reason: 'ended', day: validThrough }
  return undefined
}

/** Returns whether an entry is held back on `day`. */
export function isUnpublished(collection: string, record: PublishingFacts, day = today()): boolean {
  return heldBack(collection, record, day) !== undefined
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

/**
 * Returns the day on which what is public of an entry changes by itself, after `day`: an article appears, or a job has
 * ended. Takes the fields of each of its languages; undefined if nothing is planned.
 */
export function changesOn(
  collection: string,
  languages: Iterable<PublishingFacts | undefined>,
  day = today(),
): string | undefined {
  const records = [...languages].filter((record) => record !== undefined)
  if (records.some(({ draft }) => draft === true)) return undefined
  const days = records.flatMap(({ date, validThrough }) => {
    if (collection === 'news' && typeof date === 'string') return [date]
    return collection === 'jobs' && typeof validThrough === 'string' ? [dayAfter(validThrough)] : []
  })
  return days.filter((planned) => planned > day).sort()[0]
}

/** The day after one, both as `YYYY-MM-DD`; a text that is no day stays what it is. */
function dayAfter(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + 86_400_000).toISOString().slice(0, 10)
}
