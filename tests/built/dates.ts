/** Machine-readable dates: in feeds, the sitemap, on pages and in structured data. */
import { collectionsIn } from '../../src/site/collections'
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { contentEntries } from '../lib/content'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'

const day = /^\d{4}-\d\d-\d\d$/
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Invalid dates, and missing ones on a site with articles. */
function dayProblems(where: string, values: readonly string[]): string[] {
  const wrong = values.filter((value) => !day.test(value) || Number.isNaN(Date.parse(value)))
  return [
    ...wrong.map((value) => `${where}: "${value}" is no day`),
    ...(values.length === 0 && contentEntries('news', defaultLocale).length > 0
      ? [`${where}: there is none`]
      : []),
  ]
}

/** Every article has a time in RFC 822 format, and the newest comes first. */
function feedProblems(site: Site, file: string): string[] {
  if (!site.files.has(file)) return [`${file} is missing`]
  const items = all(site.text(file), /<item>([\s\S]*?)<\/item>/g)
  const written = items.map((item) => /<pubDate>([^<]*)<\/pubDate>/.exec(item)?.[1] ?? '')
  const times = written.map((text) => Date.parse(text))
  return [
    ...written
      // It must survive a round trip: `Date.parse` alone accepts almost anything.
      .filter((text, index) => Number.isNaN(times[index]) || new Date(text).toUTCString() !== text)
      .map((text) => `${file}: "${text}" is no time`),
    ...(times.some((time, index) => time > (times[index - 1] ?? Infinity))
      ? [`${file}: not the newest first`]
      : []),
    ...(times.some((time) => time > Date.now() + 86_400_000) ? [`${file}: an article of the future`] : []),
    ...(items.length === 0 && contentEntries('news', defaultLocale).length > 0
      ? [`${file}: no articles`]
      : []),
  ]
}

/** The feeds of all languages, the sitemap, and the pages of the site. */
export function dateChecks(site: Site): Check[] {
  const feeds = (collectionsIn('feed').length > 0 ? localeCodes : []).map(
    (locale) => `${locale === defaultLocale ? '' : pathOf('home', locale)}/feed.xml`,
  )
  const times = site.pages.flatMap(({ root }) =>
    root.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? ''),
  )
  const articles = site.pages.filter(({ declared }) => declared?.route === 'article')
  const published = articles.flatMap(({ html }) => all(html, /"datePublished":"([^"]*)"/g))
  const undated = articles.filter(({ html }) => !html.includes('"datePublished":"'))
  return [
    ...feeds.map((file) => ({ name: `dates ${file}`, problems: feedProblems(site, file) })),
    {
      name: 'dates sitemap',
      problems: dayProblems('lastmod', all(site.text('/sitemap.xml'), /<lastmod>([^<]*)</g)),
    },
    { name: 'dates pages', problems: dayProblems('time', [...new Set(times)]) },
    {
      name: 'dates structured data',
      problems: [
        ...dayProblems('datePublished', published),
        ...undated.map(({ path }) => `${path} has no datePublished`),
      ],
    },
  ]
}
