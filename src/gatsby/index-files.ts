/** Files that lead machines to the content: sitemap, feeds, robots.txt, security.txt and the web manifest. */
import { translatedText } from '../content-model/translated'
import { feed } from '../seo/feed'
import { sitemap } from '../seo/sitemap'
import { localeOf, locales, type LocaleCode } from '../site/locales'
import { pathOf } from '../site/paths'
import { canonicalPages, type BuiltPage } from './built-pages'
import { entriesOf, hrefOf, type EntryNode, type GetNodes } from './entry-index'

/** Where a language's feed lies: `/feed.xml`, `/de/feed.xml`. */
export const feedPath = (locale: LocaleCode) =>
  `${pathOf('home', locale) === '/' ? '' : pathOf('home', locale)}/feed.xml`

/** security.txt must name a day after which it is stale (RFC 9116); a year from the build at most. */
const securityTxtDays = 360

function newsFeed(locale: LocaleCode, getNodes: GetNodes, origin: string): string {
  const { iso } = localeOf(locale)
  const site = entriesOf('site', getNodes)[0]
  const items = entriesOf('news', getNodes)
    .map((article: EntryNode) => ({
      title: translatedText(article, 'title', iso),
      summary: translatedText(article, 'summary', iso),
      path: hrefOf({ route: 'article', entry: article.slug }, locale, getNodes),
      date: String(article['date']),
    }))
    .sort((a, b) => b.date.localeCompare(a.date))
  const about = { title: String(site?.['name'] ?? ''), description: translatedText(site, 'description', iso) }
  return feed({ ...about, iso, listPath: pathOf('news', locale), feedPath: feedPath(locale), items }, origin)
}

function securityTxt(getNodes: GetNodes, origin: string, now: Date): string {
  const { iso } = locales[0]
  const company = entriesOf('site', getNodes)[0]?.translations.find(
    (entry) => entry['languages_code'] === iso,
  )?.['company']
  const email = (company as { email?: string } | undefined)?.email ?? ''
  const expires = new Date(now.getTime() + securityTxtDays * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const languages = locales.map(({ code }) => code).join(', ')
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: ${languages}\nCanonical: ${origin}/.well-known/security.txt\n`
}

function manifest(getNodes: GetNodes): string {
  const name = String(entriesOf('site', getNodes)[0]?.['name'] ?? '')
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    icons: [icon(192), icon(512)],
  })
}

/** Previews of a deploy must not be found; production is open except for the editor and the form's endpoint. */
function robots(origin: string): string {
  const preview = process.env['CONTEXT'] !== undefined && process.env['CONTEXT'] !== 'production'
  if (preview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Returns the files by name, relative to the public folder. */
export function indexFiles(
  pages: readonly BuiltPage[],
  getNodes: GetNodes,
  origin: string,
  now = new Date(),
): Record<string, string> {
  const listed = canonicalPages(pages).map(({ path, place, slug }) => {
    const date =
      place.routeId === 'article' &&
      entriesOf('news', getNodes).find((entry) => entry.slug === slug)?.['date']
    return { path, alternates: place.alternates, ...(date ? { changed: String(date) } : {}) }
  })
  const feeds = locales.map(({ code }) => [feedPath(code).slice(1), newsFeed(code, getNodes, origin)])
  return {
    'sitemap.xml': sitemap(listed, origin),
    'robots.txt': robots(origin),
    '.well-known/security.txt': securityTxt(getNodes, origin, now),
    'manifest.webmanifest': manifest(getNodes),
    ...(Object.fromEntries(feeds) as Record<string, string>),
  }
}
