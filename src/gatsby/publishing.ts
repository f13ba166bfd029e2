/** Which entries are built: drafts and entries dated in the future are not, except while developing. */

/** Today as `YYYY-MM-DD` in Germany, where the company is: an article appears at midnight there. */
export function today(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now)
}

/** Tells whether an entry is unpublished: marked as a draft, or a news article dated after `day`. */
export function isPending(
  collection: string,
  record: { draft?: unknown; date?: unknown },
  day = today(),
): boolean {
  return (
    record.draft === true || (collection === 'news' && typeof record.date === 'string' && record.date > day)
  )
}

/** Tells whether an entry becomes pages: while developing every entry does, so that it can be looked at. */
export function isPublished(collection: string, record: { draft?: unknown; date?: unknown }): boolean {
  return process.env['NODE_ENV'] === 'development' || !isPending(collection, record)
}
