/** Addresses of a language's machine-readable files: below its prefix, like its pages. */
import type { LocaleCode } from './locales'
import { withPrefix } from './paths'

/** The news as RSS: `/feed.xml`, `/de/feed.xml`. */
export const rssPath = (locale: LocaleCode): string => withPrefix(locale, 'feed.xml')
/** The news as JSON Feed. */
export const jsonFeedPath = (locale: LocaleCode): string => withPrefix(locale, 'feed.json')
/** The web app manifest, for home screens. */
export const manifestPath = (locale: LocaleCode): string => withPrefix(locale, 'manifest.webmanifest')
/** The site's pages for language models (llmstxt.org). */
export const llmsPath = (locale: LocaleCode): string => withPrefix(locale, 'llms.txt')

/** The media types of the feeds. */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const
