/** When a page last changed: its own file, and the entries that it lists. */
import { collections } from '../content-model'
import { localeOf, type LocaleCode } from '../site/locales'
import { routeOf } from '../site/routes'
import { tagsOf } from './article-lists'
import type { BuiltPage } from './built-pages'
import { entriesOf, type EntryNode, type GetNodes } from './entry-index'
import type { LastChanges } from './last-changes'

/** The collection whose entries a kind of section shows; most have its name. */
function collectionShown(type: unknown): string | undefined {
  if (type === 'newsArchive') return 'news'
  return Object.values(collections).find(({ name }) => name === type)?.name
}

const fileOf = (collection: string, slug: string, locale: LocaleCode): string =>
  `content/${collection}/${slug}.${locale}.md`

function sectionTypes(entry: EntryNode | undefined, locale: LocaleCode): unknown[] {
  const { iso } = localeOf(locale)
  const translation = entry?.translations.find((each) => each['languages_code'] === iso)
  const sections = translation?.['sections'] ?? entry?.['sections']
  return Array.isArray(sections) ? sections.map((section: { type?: unknown }) => section.type) : []
}

/** The content files whose change is a change of the page. */
export function filesOfPage({ place, slug, language }: BuiltPage, getNodes: GetNodes): string[] {
  const collection = routeOf(place.routeId).entries ?? 'pages'
  const entry = entriesOf(collection, getNodes).find((each) => each.slug === slug)
  const shown = sectionTypes(entry, language).flatMap((type) => {
    const listed = collectionShown(type)
    return listed ? entriesOf(listed, getNodes).map((each) => fileOf(listed, each.slug, language)) : []
  })
  const tagged =
    collection === 'tags'
      ? entriesOf('news', getNodes)
          .filter((article) => tagsOf(article).includes(slug))
          .map((article) => fileOf('news', article.slug, language))
      : []
  return [fileOf(collection, slug, language), ...shown, ...tagged]
}

/** The day of the page's last change, `YYYY-MM-DD`; an article is not older than the day it appeared on. */
export function changedOn(page: BuiltPage, changes: LastChanges, getNodes: GetNodes): string | undefined {
  const days = filesOfPage(page, getNodes).flatMap((file) => changes.get(file) ?? [])
  const article =
    page.place.routeId === 'article' &&
    entriesOf('news', getNodes).find((each) => each.slug === page.slug)?.['date']
  return [...days, ...(article ? [String(article)] : [])].sort().at(-1)
}
