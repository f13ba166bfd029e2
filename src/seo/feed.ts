/** The news of a language for feed readers: RSS 2.0 and JSON Feed 1.1, in full text and with full addresses. */
import { splitAtVideos } from '../content-model/markdown/video-place'
import { iconFiles } from '../site/icons'
import { escapeXml } from './xml'

export type FeedItem = {
  title: string
  summary: string
  /** The article as HTML of the site; addresses in it may be relative. */
  html: string
  /** The titles of the videos in it, by name. */
  videos: Readonly<Record<string, string>>
  path: string
  /** `YYYY-MM-DD`. */
  date: string
  author?: string
  topics: readonly string[]
  /** The address of its picture, without host. */
  image: string
}

export type Feed = {
  title: string
  description: string
  iso: string
  /** The company, for articles without an author. */
  publisher: string
  listPath: string
  rssPath: string
  jsonPath: string
  /** Newest first. */
  items: readonly FeedItem[]
}

/** A day becomes noon UTC: the same calendar day in every time zone of the readers. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/**
 * Makes HTML of a page readable elsewhere: every address gets the host, a fragment the page's address, and of a
 * picture in several formats the one that every reader knows is left.
 */
export function standAlone(html: string, path: string, origin: string): string {
  return html
    .replace(/<source\b[^>]*>|<\/?picture\b[^>]*>/g, '')
    .replace(/\s(?:srcset|sizes|loading|decoding|class|data-label)="[^"]*"/gi, '')
    .replace(/\s(href|src|poster)="(\/(?!\/)[^"]*|#[^"]*)"/g, (_, name: string, address: string) => {
      const page = address.startsWith('#') ? path : ''
      return ` ${name}="${origin}${page}${address}"`
    })
    .trim()
}

/** The whole text for readers elsewhere; where the page plays a video stands its title, which leads to the page. */
function contentOf({ html, videos, path, title }: FeedItem, origin: string): string {
  const link = (video: string) =>
    `<p><a href="${escapeXml(origin + path)}">▶ ${escapeXml(videos[video] ?? title)}</a></p>`
  return splitAtVideos(html)
    .map((part, index) => (index % 2 === 0 ? standAlone(part, path, origin) : link(part)))
    .join('')
}

/** HTML as it stands, between marks that end where XML would end it. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

function rssItem(item: FeedItem, { publisher }: Feed, origin: string): string {
  const address = origin + item.path
  return [
    '<item>',
    element('title', item.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', noon(item.date).toUTCString()),
    element('dc:creator', item.author ?? publisher),
    ...item.topics.map((topic) => element('category', topic)),
    element('description', item.summary),
    `<content:encoded>${cdata(contentOf(item, origin))}</content:encoded>`,
    '</item>',
  ].join('')
}

/** Returns the feed as RSS; `origin` has no trailing slash. */
export function rssFeed(feed: Feed, origin: string): string {
  const newest = feed.items[0]
  const list = origin + feed.listPath
  const image = [
    element('url', origin + iconFiles.small.path),
    element('title', feed.title),
    element('link', list),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${element('title', feed.title)}${element('link', list)}${element('description', feed.description)}${element('language', feed.iso)}
${newest ? element('lastBuildDate', noon(newest.date).toUTCString()) : ''}<image>${image.join('')}</image>
<atom:link href="${escapeXml(origin + feed.rssPath)}" rel="self" type="application/rss+xml"/>
${feed.items.map((item) => rssItem(item, feed, origin)).join('\n')}
</channel></rss>
`
}

/** Returns the feed as JSON (jsonfeed.org, version 1.1). */
export function jsonFeed(feed: Feed, origin: string): string {
  const items = feed.items.map((item) => ({
    id: origin + item.path,
    url: origin + item.path,
    title: item.title,
    summary: item.summary,
    content_html: contentOf(item, origin),
    image: origin + item.image,
    date_published: noon(item.date).toISOString().replace('.000', ''),
    authors: [{ name: item.author ?? feed.publisher }],
    ...(item.topics.length > 0 && { tags: item.topics }),
    language: feed.iso,
  }))
  const about = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: origin + feed.listPath,
    feed_url: origin + feed.jsonPath,
    description: feed.description,
    icon: origin + iconFiles.large.path,
    favicon: origin + iconFiles.small.path,
    authors: [{ name: feed.publisher, url: `${origin}/` }],
    language: feed.iso,
  }
  return `${JSON.stringify({ ...about, items }, undefined, 1)}\n`
}
