/** A language's news feeds: RSS 2.0 and JSON Feed 1.1, with full text and absolute addresses. */
import { videoIn } from '../content-model/markdown/video-place'
import {
  attributeOf,
  htmlOf,
  newElement,
  nodesIn,
  parsePart,
  putInto,
  remove,
  replace,
  setAttribute,
  type HtmlElement,
} from '../html/tree'
import { iconFiles } from '../site/icons'
import { escapeXml, legalXml } from './xml'

export type FeedItem = {
  title: string
  summary: string
  /** The article's HTML; addresses in it may be relative. */
  html: string
  /** The titles of its videos, by name. */
  videos: Readonly<Record<string, string>>
  path: string
  /** `YYYY-MM-DD`. */
  date: string
  author?: string
  topics: readonly string[]
  /** The address of its image, without host. */
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

/** Converts a day to noon UTC, which is the same calendar day in every time zone from UTC−12 to UTC+11. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Attributes that are meaningless outside the site. */
const ofThisSite = ['srcset', 'sizes', 'loading', 'decoding', 'class', 'data-label']
const addresses = ['href', 'src', 'poster']

/** Makes an address absolute; a fragment gets the page's address. */
function fullAddress(address: string, path: string, origin: string): string {
  if (address.startsWith('#')) return origin + path + address
  return /^\/(?!\/)/.test(address) ? origin + address : address
}

/** A link to the page that replaces an embedded video. */
function linkToVideo({ videos, path, title }: FeedItem, video: string, origin: string): HtmlElement {
  const paragraph = newElement('p')
  const link = newElement('a', { href: origin + path }, `▶ ${legalXml(videos[video] ?? title)}`)
  putInto(paragraph, [link])
  return paragraph
}

/**
 * The HTML of an article for use outside the site: absolute addresses, of each image only the format that every reader
 * supports, and links to the page instead of videos.
 */
export function standAlone(item: FeedItem, origin: string): string {
  const text = parsePart(legalXml(item.html))
  for (const node of nodesIn(text)) {
    const video = node.nodeName === '#comment' && 'data' in node ? videoIn(node.data) : undefined
    if (video) replace(node, [linkToVideo(item, video, origin)])
    if (!('tagName' in node)) continue
    if (node.tagName === 'source') remove(node)
    if (node.tagName === 'picture') replace(node, [...node.childNodes])
    for (const name of ofThisSite) setAttribute(node, name, undefined)
    for (const name of addresses) {
      const address = attributeOf(node, name)
      if (address) setAttribute(node, name, fullAddress(address, item.path, origin))
    }
  }
  return htmlOf(text).trim()
}

/** CDATA with the HTML unchanged; splits any `]]>`. */
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
    `<content:encoded>${cdata(standAlone(item, origin))}</content:encoded>`,
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
    content_html: standAlone(item, origin),
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
