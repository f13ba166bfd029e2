/** When a page last changed: its own file, or the entries that it lists. */
import { pathOfEntry } from '../content-model'
import type { SectionType } from '../content-model/fields'
import { sectionTypes } from '../content-model/sections'
import { memoized } from '../lib/memoized'
import { perLocale, type LocaleCode } from '../site/locales'
import { routeOf } from '../site/routes'
import { tagsOf } from '../entries/article-lists'
import { sectionsOf } from '../entries/page-plan'
import type { BuiltPage } from './built-pages'
import type { Content, Entry } from '../entries/content'
import type { LastChanges } from './last-changes'

const types: Readonly<Record<string, SectionType>> = sectionTypes

const newestOf = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)

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
      ...sectionsOf(entry, locale).map(({ type }) => {
        const shown = types[String(type)]?.lists
        return shown === undefined ? undefined : listed[locale](shown)
      }),
      collection === 'tags' ? tagged[locale](slug) : undefined,
      article === undefined ? undefined : String(article),
    ])
  }
}
