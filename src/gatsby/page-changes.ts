/** When a page last changed: its own file, and the entries that it lists. */
import { collections } from '../content-model'
import { localeOf, type LocaleCode } from '../site/locales'
import { routeOf } from '../site/routes'
import { tagsOf } from '../entries/article-lists'
import type { BuiltPage } from './built-pages'
import type { Content, Entry } from '../entries/content'
import type { LastChanges } from './last-changes'

/** The collection whose entries a kind of section shows; most have its name. */
function collectionShown(type: unknown): string | undefined {
  if (type === 'newsArchive') return 'news'
  return Object.values(collections).find(({ name }) => name === type)?.name
}

const fileOf = (collection: string, slug: string, locale: LocaleCode): string =>
  `content/${collection}/${slug}.${locale}.md`

function sectionTypes(entry: Entry | undefined, locale: LocaleCode): unknown[] {
  const { iso } = localeOf(locale)
  const translation = entry?.translations.find((each) => each['languages_code'] === iso)
  const sections = translation?.['sections'] ?? entry?.['sections']
  return Array.isArray(sections) ? sections.map((section: { type?: unknown }) => section.type) : []
}

/** The content files whose change is a change of the page. */
export function filesOfPage({ meta, slug }: BuiltPage, content: Content): string[] {
  const { locale } = meta
  const collection = routeOf(meta.routeId).entries ?? 'pages'
  const entry = content.one(collection, slug)
  const shown = sectionTypes(entry, locale).flatMap((type) => {
    const listed = collectionShown(type)
    return listed ? content.all(listed).map((each) => fileOf(listed, each.slug, locale)) : []
  })
  const tagged =
    collection === 'tags'
      ? content
          .all('news')
          .filter((article) => tagsOf(article).includes(slug))
          .map((article) => fileOf('news', article.slug, locale))
      : []
  return [fileOf(collection, slug, locale), ...shown, ...tagged]
}

/** The day of the page's last change, `YYYY-MM-DD`; an article is not older than the day it appeared on. */
export function changedOn(page: BuiltPage, changes: LastChanges, content: Content): string | undefined {
  const days = filesOfPage(page, content).flatMap((file) => changes.get(file) ?? [])
  const article = page.meta.routeId === 'article' && content.one('news', page.slug)?.date
  return [...days, ...(article ? [String(article)] : [])].sort().at(-1)
}
