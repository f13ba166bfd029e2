/** Files that lead machines to the content: sitemap, feeds, robots.txt, security.txt, llms.txt, web manifests. */
import { translatedText, translationOf } from '../content-model/translated'
import { jsonFeed, rssFeed, type Feed } from '../seo/feed'
import { llmsText } from '../seo/llms'
import { webManifest } from '../seo/manifest'
import { robotsTxt } from '../seo/robots'
import { securityTxt, securityTxtPath } from '../seo/security-txt'
import { sitemap } from '../seo/sitemap'
import { isIndexable } from '../site/indexable'
import { defaultLocale, localeOf, locales, type PerLocale } from '../site/locales'
import { jsonFeedPath, llmsPath, manifestPath, rssPath } from '../site/machine-files'
import { entriesOf, type EntryNode, type GetNodes } from './entry-index'
import type { LastChanges } from './last-changes'
import { llmsSections, type DescribedPage } from './llms-sections'
import { changedOn } from './page-changes'

/** What the files are made of. `pages` are the canonical ones; `origin` has no trailing slash. */
export type IndexSources = {
  pages: readonly DescribedPage[]
  feeds: PerLocale<Feed>
  changes: LastChanges
  getNodes: GetNodes
  origin: string
  now?: Date
}

function contactAddress(site: EntryNode | undefined): string {
  const company = site && translationOf(site, localeOf(defaultLocale).iso)?.['company']
  return (company as { email?: string } | undefined)?.email ?? ''
}

/** Returns the files by address. */
export function indexFiles(sources: IndexSources): Record<string, string> {
  const { pages, feeds, changes, getNodes, origin, now = new Date() } = sources
  const site = entriesOf('site', getNodes)[0]
  const name = String(site?.['name'] ?? '')
  const listed = pages.map((page) => ({
    path: page.place.path,
    alternates: page.place.alternates,
    changed: changedOn(page, changes, getNodes),
  }))
  const perLanguage = locales.flatMap((locale): [string, string][] => {
    const { code, iso } = locale
    const about = { name, description: translatedText(site, 'description', iso) }
    const own = pages.filter(({ language }) => language === code)
    return [
      [rssPath(code), rssFeed(feeds[code], origin)],
      [jsonFeedPath(code), jsonFeed(feeds[code], origin)],
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
