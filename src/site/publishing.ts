/** Decides what is published on a given day: no drafts, no future news, no expired jobs. */

import { isListedIn } from './collections'

/** Cached: checking a thousand entries formats as many dates. */
const inGermany = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Today as `YYYY-MM-DD` in Germany, the company's time zone: articles appear at midnight there. */
export function today(now: Date = new Date()): string {
  return inGermany.format(now)
}

/** The time of day, in Germany, at which planned articles appear. */
export const timeOfAppearing = '0:00'

/** The relevant fields; days as `YYYY-MM-DD`. */
export type PublishingFacts = { draft?: unknown; date?: unknown; validThrough?: unknown }

/** Why an entry is unpublished; a planned one has its publication day, an ended one its last day. */
export type HeldBack = { reason: 'draft' } | { reason: 'planned' | 'ended'; day: string }

/**
 * Returns why an entry is unpublished on `day`: it is a draft, an article has a later date, or a job's deadline has
 * passed (the deadline day itself still counts). Undefined for a published entry.
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

/** Returns whether an entry is unpublished on `day`. */
export function isUnpublished(collection: string, record: PublishingFacts, day = today()): boolean {
  return heldBack(collection, record, day) !== undefined
}

/**
 * Returns whether an entry is unpublished on `day`, given the fields of each of its languages: one suffices, since a
 * draft may exist in one language only.
 */
export function isUnpublishedInAny(
  collection: string,
  languages: Iterable<PublishingFacts | undefined>,
  day?: string,
): boolean {
  return [...languages].some((record) => record && isUnpublished(collection, record, day))
}

/**
 * Returns the next day after `day` on which an entry appears, on the site or in the feed, or expires by date. Takes the
 * fields of each of its languages; undefined if nothing is scheduled.
 */
export function changesOn(
  collection: string,
  languages: Iterable<PublishingFacts | undefined>,
  day = today(),
): string | undefined {
  const records = [...languages].filter((record) => record !== undefined)
  if (records.some(({ draft }) => draft === true)) return undefined
  const days = records.flatMap(({ date, validThrough }) => {
    // The site shows news from their date onwards, the feed other entries, too.
    if ((collection === 'news' || isListedIn('feed', collection)) && typeof date === 'string') return [date]
    return collection === 'jobs' && typeof validThrough === 'string' ? [dayAfter(validThrough)] : []
  })
  return days.filter((planned) => planned > day).sort()[0]
}

/** The next day, both as `YYYY-MM-DD`; returns an invalid date unchanged. */
function dayAfter(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + 86_400_000).toISOString().slice(0, 10)
}
