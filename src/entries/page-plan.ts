/** Which entries each page shows: planned once per build, and passed in the page's context. */
import { translationOf } from '../content-model/translated'
import { memoized } from '../lib/memoized'
import { localeOf, perLocale, type LocaleCode, type PerLocale } from '../site/locales'
import { articlesPerPage, routeOf, type RouteId } from '../site/routes'
import { slugIn, type Content, type Entry } from './content'
import { maxLinkedPages, pageCountOf, tagsOf } from './article-lists'

/** Related articles below an article: one row. */
const relatedCount = 2
/** Newest articles about a product or service: two rows. */
const aboutCount = 6
/** Default number of articles in a news section. */
const latestCount = 3

/** Entries by file name. */
type Names = readonly string[]

export type PagePlan = {
  readonly route: RouteId
  /** The file name of the page's entry. */
  readonly slug: string
  /** The people named in every footer. */
  readonly managers: Names
  /** The newest articles, if a section shows them. */
  readonly latest?: Names
  /** The newest articles about a product or service. */
  readonly about?: Names
  /** The adjacent articles by date, and others with the same topics. */
  readonly newer?: string
  readonly older?: string
  readonly related?: Names
  /** One page of an article list; `counts`: the number of pages per language. */
  readonly part?: {
    readonly number: number
    readonly counts: PerLocale<number>
    readonly articles: Names
    /** Topics with articles in this language. */
    readonly topics: Names
    /** For a list too long to link all its pages: its years, newest first, and the page on which each starts. */
    readonly years?: readonly Year[]
  }
}

type Year = { readonly year: string; readonly page: number }

/** Groups entries by key, keeping their order. */
function groups(entries: readonly Entry[], keysOf: (entry: Entry) => Names): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = found.get(key)
      if (group) group.push(entry)
      else found.set(key, [entry])
    }
  }
  return found
}

/** The file names in a value, if it is a list of them. */
export const namesIn = (value: unknown): Names =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

const slugsOf = (entries: readonly Entry[]): Names => entries.map(({ slug }) => slug)

const pageAt = (index: number): number => Math.floor(index / articlesPerPage) + 1

/** Takes articles sorted newest first. */
function yearsOf(articles: readonly Entry[]): Year[] {
  const years = new Map<string, number>()
  articles.forEach(({ date }, index) => {
    const year = String(date).slice(0, 4)
    if (!years.has(year)) years.set(year, pageAt(index))
  })
  return [...years].map(([year, page]) => ({ year, page }))
}

/** The sections of an entry as written. */
export function sectionsOf(
  entry: Entry | undefined,
  locale: LocaleCode,
): readonly { type?: unknown; count?: unknown }[] {
  const sections: unknown = entry && translationOf(entry, localeOf(locale).iso)?.['sections']
  return Array.isArray(sections) ? sections : []
}

/** The number of newest articles that an entry's sections show; 0 without such a section. */
function latestShown(entry: Entry | undefined, locale: LocaleCode): number {
  const counts = sectionsOf(entry, locale).map(({ type, count }) =>
    type === 'news' ? Number(count ?? latestCount) : 0,
  )
  return Math.max(0, ...counts)
}

/** Returns a function that plans the pages of a route's entry in a language: one, or one per part of its list. */
export function pagePlanner(content: Content) {
  const articles = content.all('news')
  const about = {
    products: groups(articles, (article) => namesIn(article['products'])),
    services: groups(articles, (article) => namesIn(article['services'])),
  }
  const managers = slugsOf(content.all('team').filter((member) => member['management'] === true))
  const existing = perLocale((locale) => articles.filter((article) => slugIn(article, locale)))
  const positions = perLocale((locale) => new Map(existing[locale].map(({ slug }, index) => [slug, index])))
  const byTagIn = perLocale((locale) => groups(existing[locale], tagsOf))
  const under = (tag: string, locale: LocaleCode) => byTagIn[locale].get(tag) ?? []
  const topics = perLocale((locale) =>
    slugsOf(content.all('tags').filter(({ slug }) => under(slug, locale).length > 0)),
  )

  /**
   * The articles from which one with these topics, separated by spaces, takes its related ones. They are compared once
   * for each combination of topics: once for each article would take longest of all in planning a large site.
   */
  const alike = perLocale((locale) =>
    memoized((tags): Names => {
      const shared = new Map<Entry, number>()
      for (const tag of tags.split(' '))
        for (const article of under(tag, locale)) shared.set(article, (shared.get(article) ?? 0) + 1)
      const rank = ({ slug }: Entry) => positions[locale].get(slug) ?? 0
      const ranked = [...shared].sort(([a, ofA], [b, ofB]) => ofB - ofA || rank(a) - rank(b))
      // An article shows neither itself nor its two neighbours.
      return slugsOf(ranked.slice(0, relatedCount + 3).map(([article]) => article))
    }),
  )

  /** Sorted by number of shared topics, then newest first. */
  function relatedTo(article: Entry, locale: LocaleCode, without: readonly (string | undefined)[]): Names {
    return alike[locale](tagsOf(article).sort().join(' '))
      .filter((slug) => slug !== article.slug && !without.includes(slug))
      .slice(0, relatedCount)
  }

  function articlePlan(article: Entry, locale: LocaleCode): Partial<PagePlan> {
    const at = positions[locale].get(article.slug) ?? 0
    const newer = existing[locale][at - 1]?.slug
    const older = existing[locale][at + 1]?.slug
    return { newer, older, related: relatedTo(article, locale, [newer, older]) }
  }

  function parts(listIn: (locale: LocaleCode) => readonly Entry[], locale: LocaleCode): PagePlan['part'][] {
    const counts = perLocale((code) => pageCountOf(listIn(code).length))
    const list = listIn(locale)
    const years = counts[locale] > maxLinkedPages ? yearsOf(list) : []
    return Array.from({ length: counts[locale] }, (_, index) => ({
      number: index + 1,
      counts,
      articles: slugsOf(list.slice(index * articlesPerPage, (index + 1) * articlesPerPage)),
      topics: topics[locale],
      ...(years.length > 1 && { years }),
    }))
  }

  return function plansOf(route: RouteId, slug: string, locale: LocaleCode): PagePlan[] {
    const collection = routeOf(route).entries ?? 'pages'
    const entry = content.one(collection, slug)
    const count = latestShown(entry, locale)
    const plan: PagePlan = {
      route,
      slug,
      managers,
      ...(count > 0 && { latest: slugsOf(articles.slice(0, count)) }),
    }
    switch (collection) {
      case 'products':
      case 'services':
        return [{ ...plan, about: slugsOf(about[collection].get(slug) ?? []).slice(0, aboutCount) }]
      case 'news':
        return [{ ...plan, ...(entry && articlePlan(entry, locale)) }]
      case 'tags':
        return parts((code) => under(slug, code), locale).map((part) => ({ ...plan, part }))
      default:
        if (routeOf(route).template !== 'news') return [plan]
        return parts(() => articles, locale).map((part) => ({ ...plan, part }))
    }
  }
}
