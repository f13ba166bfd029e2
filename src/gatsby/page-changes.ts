/** When a page last changed: its own file, or the entries that it lists. */
import { collections, pathOfEntry } from '../content-model'
import { memoized } from '../lib/memoized'
import { localeOf, perLocale, type LocaleCode } from '../site/locales'
import { routeOf } from '../site/routes'
import { tagsOf } from '../entries/article-lists'
import type { BuiltPage } from './built-pages'
import type { Content, Entry } from '../entries/content'
import type { LastChanges } from './last-changes'

/** The collection whose entries a section type shows; most have its name. */
function collectionShown(type: unknown): string | undefined {
  if (type === 'newsArchive') return 'news'
  return Object.values(collections).find(({ name }) => name === type)?.name
}

function sectionTypes(entry: Entry | undefined, locale: LocaleCode): unknown[] {
  const { iso } = localeOf(locale)
  const translation = entry?.translations.find((each) => each['languages_code'] === iso)
  const sections = translation?.['sections'] ?? entry?.['sections']
  return Array.isArray(sections) ? sections.map((section: { type?: unknown }) => section.type) : []
}

const newestOf = (days: readonly (string | undefined)[]): string | undefined =>
  days.reduce((newest, day) => (day !== undefined && (newest ?? '') < day ? day : newest), undefined)

/**
 * Returns a function that gives the day of a page's last change, `YYYY-MM-DD`: the latest of its own file and of those
 * that it lists; an article is never older than its publication date. What pages have in common is computed once.
 */
export function pageChanges(changes: LastChanges, content: Content): (page: BuiltPage) => string | undefined {
  const dayOf = (collection: string, locale: LocaleCode) => (entry: Entry) =>
    changes.get(pathOfEntry(collection, entry.slug, locale))
  const listed = perLocale((locale) =>
    memoized((collection) => newestOf(content.all(collection).map(dayOf(collection, locale)))),
  )
  const tagged = perLocale((locale) =>
    memoized((tag) => {
      const articles = content.all('news').filter((article) => tagsOf(article).includes(tag))
      return newestOf(articles.map(dayOf('news', locale)))
    }),
  )
  return ({ meta, slug }) => {
    const { locale } = meta
    const collection = routeOf(meta.routeId).entries ?? 'pages'
    const entry = content.one(collection, slug)
    const article = meta.routeId === 'article' ? content.one('news', slug)?.date : undefined
    return newestOf([
      changes.get(pathOfEntry(collection, slug, locale)),
      ...sectionTypes(entry, locale).map((type) => {
        const shown = collectionShown(type)
        return shown === undefined ? undefined : listed[locale](shown)
      }),
      collection === 'tags' ? tagged[locale](slug) : undefined,
      article === undefined ? undefined : String(article),
    ])
  }
}
