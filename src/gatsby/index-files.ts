/** Files about the content for machines: sitemap, feeds, robots.txt, security.txt, llms.txt, web manifests. */
import { translatedText, translationOf } from '../content-model/translated'
import { jsonFeed, rssFeed, type Feed } from '../seo/feed'
import { llmsText } from '../seo/llms'
import { webManifest } from '../seo/manifest'
import { robotsTxt } from '../seo/robots'
import { securityTxt, securityTxtPath } from '../seo/security-txt'
import { sitemap } from '../seo/sitemap'
import { isListedIn } from '../site/collections'
import { isIndexable } from '../site/indexable'
import { defaultLocale, localeOf, locales, type LocaleCode } from '../site/locales'
import { jsonFeedPath, llmsPath, manifestPath, rssPath } from '../site/machine-files'
import { routeOf } from '../site/routes'
import type { Content, Entry } from '../entries/content'
import type { LastChanges } from './last-changes'
import { llmsSections } from './llms-sections'
import type { BuiltPage } from './built-pages'
import { pageChanges } from './page-changes'

/** The input for the files. `pages` are the canonical ones; `origin` has no trailing slash. */
export type IndexSources = {
  pages: readonly BuiltPage[]
  /** Empty on a site without news. */
  feeds: Readonly<Partial<Record<LocaleCode, Feed>>>
  changes: LastChanges
  content: Content
  origin: string
  now?: Date
}

function contactAddress(site: Entry | undefined): string {
  const company = site && translationOf(site, localeOf(defaultLocale).iso)?.['company']
  return (company as { email?: string } | undefined)?.email ?? ''
}

function feedFiles(code: LocaleCode, feeds: IndexSources['feeds'], origin: string): [string, string][] {
  const feed = feeds[code]
  if (!feed) return []
  return [
    [rssPath(code), rssFeed(feed, origin)],
    [jsonFeedPath(code), jsonFeed(feed, origin)],
  ]
}

/** Returns the files by address. */
export function indexFiles(sources: IndexSources): Record<string, string> {
  const { pages, feeds, changes, content, origin, now = new Date() } = sources
  const site = content.all('site')[0]
  const name = String(site?.['name'] ?? '')
  const changedOn = pageChanges(changes, content)
  const inSitemap = pages.filter(({ meta }) =>
    isListedIn('sitemap', routeOf(meta.routeId).entries ?? 'pages'),
  )
  const listed = inSitemap.map((page) => ({
    path: page.meta.path,
    alternates: page.meta.alternates,
    changed: changedOn(page),
  }))
  const perLanguage = locales.flatMap((locale): [string, string][] => {
    const { code, iso } = locale
    const about = { name, description: translatedText(site, 'description', iso) }
    const own = pages.filter(({ meta }) => meta.locale === code)
    return [
      ...feedFiles(code, feeds, origin),
      [manifestPath(code), webManifest(about, locale)],
      [llmsPath(code), llmsText(about, llmsSections(own, name), origin)],
    ]
  })
  return {
    '/sitemap.xml': sitemap(listed, origin),
    '/robots.txt': robotsTxt(isIndexable(), origin),
    [securityTxtPath]: securityTxt(contactAddress(site), origin, now),
    ...Object.fromEntries(perLanguage),
  }
}
