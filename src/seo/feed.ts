/** The news feed of a language (RSS 2.0), with full addresses. */
import { escapeXml } from './sitemap'

export type FeedItem = { title: string; summary: string; path: string; date: string }
export type Feed = {
  title: string
  description: string
  iso: string
  listPath: string
  feedPath: string
  items: readonly FeedItem[]
}

/** A day becomes noon UTC: the same calendar day in every time zone of the readers. */
const rfc822 = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString()

function item({ title, summary, path, date }: FeedItem, origin: string): string {
  const address = escapeXml(origin + path)
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${rfc822(date)}</pubDate><description>${escapeXml(summary)}</description></item>`
}

/** Returns the feed as XML, newest first as given; `origin` has no trailing slash. */
export function feed({ title, description, iso, listPath, feedPath, items }: Feed, origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(origin + listPath)}</link><description>${escapeXml(description)}</description><language>${iso}</language>
<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${items.map((entry) => item(entry, origin)).join('\n')}
</channel></rss>
`
}
