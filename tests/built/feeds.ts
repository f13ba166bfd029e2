/** Found 3: the feeds of every language contain every article in full, and link only to existing pages. */
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { collectionsIn } from '../../src/site/collections'
import { localeOf, type LocaleCode } from '../../src/site/locales'
import { jsonFeedPath, rssPath } from '../../src/site/machine-files'
import { isUnpublished, today } from '../../src/site/publishing'
import { routeOf } from '../../src/site/routes'
import { contentEntries } from '../lib/content'
import { difference, elementsOf, withFile } from '../lib/read-files'
import type { Check } from '../lib/report'
import { listedPages, type Site } from '../lib/site'

/** The addresses in a feed item that lead nowhere or have no host. */
function deadAddresses(site: Site, html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
  return addresses
    .filter((address) => !/^(?:https?:|mailto:|tel:)/.test(address) || address.startsWith(`${site.origin}/`))
    .filter((address) => !address.startsWith(site.origin) || !site.fileAt(new URL(address).pathname))
    .map((address) => `"${address}" leads nowhere, or has no host`)
}

/** The addresses of a language's published articles, and of other entries with a date that is not in the future. */
function datedAddresses(site: Site, locale: LocaleCode): string[] {
  const dated = new Set(
    collectionsIn('feed').flatMap((collection) =>
      contentEntries(collection, locale)
        .filter(({ data }) => typeof data['date'] === 'string' && data['date'] <= today())
        .map(({ name }) => `${collection}/${name}`),
    ),
  )
  return listedPages(site)
    .filter(({ locale: own, declared }) => {
      const collection = declared && routeOf(declared.route).entries
      return own === locale && collection && dated.has(`${collection}/${declared.entry}`)
    })
    .map(({ path }) => site.origin + path)
}

/**
 * Whether an item has about the length of the article's Markdown or more, as HTML is longer; other items must not be
 * empty.
 */
function isWhole(
  site: Site,
  locale: LocaleCode,
  { link, content }: { link?: string; content?: { encoded?: string } },
): boolean {
  const { route, entry } = site.pages.find(({ path }) => site.origin + path === link)?.declared ?? {}
  const shown = (content?.encoded ?? '').length
  if (route !== 'article') return route !== undefined && shown > 0
  const article = contentEntries('news', locale).find(({ name }) => name === entry)
  return !!article && shown > article.body.length * 0.9
}

export function feedChecks(site: Site, locale: LocaleCode): Check[] {
  const expected = datedAddresses(site, locale)
  const { iso } = localeOf(locale)
  const first = contentEntries('news', locale).find(({ data }) => !isUnpublished('news', data))
  const words = /\S+ \S+/.exec(first?.body.replace(/[#*_`[\]>|()-]/g, ' ') ?? '')?.[0] ?? ''
  const rss = withFile(site, rssPath(locale), (text) => {
    elementsOf(text)
    const feed = parseRssFeed(text)
    const items = feed.items ?? []
    return [
      ...difference(
        items.map(({ link }) => link ?? ''),
        expected,
      ),
      ...items.flatMap(({ content }) => deadAddresses(site, content?.encoded ?? '')),
      ...items.filter((item) => !isWhole(site, locale, item)).map(({ link }) => `${link} is not whole`),
      ...items
        .filter(({ title, description }) => !title || !description)
        .map(({ link }) => `${link} has no words`),
      feed.language !== iso && `language is ${feed.language}`,
      first && !items.some(({ content }) => content?.encoded?.includes(words)) && `nothing says "${words}"`,
    ]
  })
  const json = withFile(site, jsonFeedPath(locale), (text) => {
    const feed = parseJsonFeed(text)
    const items = feed.items ?? []
    return [
      (JSON.parse(text) as { version?: string }).version !== 'https://jsonfeed.org/version/1.1' &&
        'no version 1.1',
      ...difference(
        items.map(({ url }) => url ?? ''),
        expected,
      ),
      ...items.flatMap(({ content_html }) => deadAddresses(site, content_html ?? '')),
      ...items
        .filter(({ image }) => !site.files.has((image ?? '').replace(site.origin, '')))
        .map(({ url }) => `${url} has no picture`),
      ...items
        .filter(({ date_published }) => Number.isNaN(Date.parse(String(date_published ?? ''))))
        .map(({ url }) => `${url} has no day`),
      feed.language !== iso && `language is ${feed.language}`,
    ]
  })
  return [rss, json]
}
