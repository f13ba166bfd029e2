/** The news of a language as the feeds show them, made of the pages of the articles. */
import { withoutSoftHyphens } from '../lib/soft-hyphens'
import type { Feed, FeedItem } from '../seo/feed'
import type { PageData } from '../page/types'
import { localeOf, type LocaleCode } from '../site/locales'
import { jsonFeedPath, rssPath } from '../site/machine-files'
import { pathOf } from '../site/paths'
import { socialImagePath } from '../site/social-image'

function itemOf({ meta, article }: Extract<PageData, { kind: 'article' }>): FeedItem {
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

/** Takes a language's pages of articles, newest first, and the page that lists them. */
export function newsFeed(locale: LocaleCode, articles: readonly PageData[], { site }: PageData): Feed {
  return {
    title: site.name,
    description: site.description,
    iso: localeOf(locale).iso,
    publisher: site.company.legalName,
    listPath: pathOf('news', locale),
    rssPath: rssPath(locale),
    jsonPath: jsonFeedPath(locale),
    items: articles.flatMap((page) => (page.kind === 'article' ? [itemOf(page)] : [])),
  }
}
