/** The feed items of a language, from the pages of articles and of other entries with a date. */
import { withoutSoftHyphens } from '../lib/soft-hyphens'
import type { Feed, FeedItem } from '../seo/feed'
import { escapeXml } from '../seo/xml'
import type { PageData, PageMeta } from '../page/types'
import { collectionsIn } from '../site/collections'
import { localeOf, type LocaleCode } from '../site/locales'
import { jsonFeedPath, rssPath } from '../site/machine-files'
import { pathOf } from '../site/paths'
import { today } from '../site/publishing'
import { hasCollection, routeOf } from '../site/routes'
import { socialImagePath } from '../site/social-image'

/** Feed readers poll often and want what is new. */
export const itemsInFeed = 50

/** The page that lists the feed's items; the home page on a site without news. */
export const feedList = (locale: LocaleCode): string =>
  pathOf(hasCollection('news') ? 'news' : 'home', locale)

function articleItem({ meta, article }: Extract<PageData, { kind: 'article' }>): FeedItem {
  const { title, summary, text, date, author, topics } = article
  return {
    title,
    summary,
    html: withoutSoftHyphens(text.html),
    videos: Object.fromEntries(text.videos.map((video) => [video.id, video.title])),
    path: meta.path,
    date,
    author: author?.name,
    topics: topics.map((topic) => topic.title),
    image: socialImagePath(meta),
  }
}

/** Other entries consist of sections, which only their page can show; the feed links there. */
function itemOf(page: PageData): FeedItem[] {
  if (page.kind === 'article') return [articleItem(page)]
  if (page.kind !== 'entry' || !page.entry.date || page.entry.date > today()) return []
  const { title, summary, date } = page.entry
  const image = socialImagePath(page.meta)
  const html = `<p>${escapeXml(withoutSoftHyphens(summary))}</p>`
  return [{ title, summary, html, videos: {}, path: page.meta.path, date, topics: [], image }]
}

/**
 * The pages that a language's feed is made of, given all its pages. Only articles are known to be in the order of their
 * dates, so that the newest are enough.
 */
export function pagesOfFeed<Page extends { meta: Pick<PageMeta, 'routeId'> }>(
  pages: readonly Page[],
): Page[] {
  return collectionsIn('feed').flatMap((name) => {
    const entries = pages.filter(({ meta }) => routeOf(meta.routeId).entries === name)
    return name === 'news' ? entries.slice(0, itemsInFeed) : entries
  })
}

/** Takes a language's entry pages in any order, and one page of the site. */
export function newsFeed(locale: LocaleCode, entries: readonly PageData[], { site }: PageData): Feed {
  const items = entries.flatMap(itemOf)
  return {
    title: site.name,
    description: site.description,
    iso: localeOf(locale).iso,
    publisher: site.company.legalName,
    listPath: feedList(locale),
    rssPath: rssPath(locale),
    jsonPath: jsonFeedPath(locale),
    items: items.sort((a, b) => b.date.localeCompare(a.date)).slice(0, itemsInFeed),
  }
}
