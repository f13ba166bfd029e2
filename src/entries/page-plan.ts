/** What each page is made of and which other entries it shows: decided once per build, named in the page's context. */
import { translationOf } from '../content-model/translated'
import { localeCodes, localeOf, perLocale, type LocaleCode, type PerLocale } from '../site/locales'
import { articlesPerPage, routeOf, type RouteId } from '../site/routes'
import { slugIn, type Content, type Entry } from './content'
import { mostPagesOffered, pageCountOf, tagsOf } from './article-lists'

/** How many related articles are shown below an article: one row. */
const relatedCount = 2
/** How many of the newest articles about it a product or service shows: two rows. */
const aboutCount = 6
/** How many articles a section of news shows if its editor does not say. */
export const latestCount = 3

/** Entries by file name. */
type Names = readonly string[]

export type PagePlan = {
  readonly route: RouteId
  /** The file name of the page's entry. */
  readonly slug: string
  /** The people whom every footer names. */
  readonly managers: Names
  /** The newest articles, where a section shows them. */
  readonly latest?: Names
  /** The newest articles about a product or service. */
  readonly about?: Names
  /** Beside an article in time, and others with its topics. */
  readonly newer?: string
  readonly older?: string
  readonly related?: Names
  /** One page of a list of articles; `counts`: how many pages the list has in each language. */
  readonly part?: {
    readonly number: number
    readonly counts: PerLocale<number>
    readonly articles: Names
    /** Topics with articles in this language. */
    readonly topics: Names
    /** Of a list too long to offer all its pages: its years, the newest first, and the page on which each begins. */
    readonly years?: readonly Year[]
  }
}

type Year = { readonly year: string; readonly page: number }

/** Entries in the same group stay in their order. */
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

/** The file names in a value that is or is not a list of them. */
export const namesIn = (value: unknown): Names =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

const slugsOf = (entries: readonly Entry[]): Names => entries.map(({ slug }) => slug)

const pageAt = (index: number): number => Math.floor(index / articlesPerPage) + 1

/** Takes articles in their order, the newest first. */
function yearsOf(articles: readonly Entry[]): Year[] {
  const years = new Map<string, number>()
  articles.forEach(({ date }, index) => {
    const year = String(date).slice(0, 4)
    if (!years.has(year)) years.set(year, pageAt(index))
  })
  return [...years].map(([year, page]) => ({ year, page }))
}

/** How many of the newest articles the sections of an entry show; 0 without such a section. */
function latestShown(entry: Entry | undefined, locale: LocaleCode): number {
  const sections = entry && translationOf(entry, localeOf(locale).iso)?.['sections']
  const counts = (Array.isArray(sections) ? sections : []).map(
    (section: { type?: unknown; count?: unknown }) =>
      section.type === 'news' ? Number(section.count ?? latestCount) : 0,
  )
  return Math.max(0, ...counts)
}

/** Returns a function that plans the pages of a route's entry in a language: one, or as many as its list has parts. */
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

  /** The most shared topics first, then the newest first. */
  function relatedTo(article: Entry, locale: LocaleCode, without: readonly (string | undefined)[]): Names {
    const shared = new Map<Entry, number>()
    for (const tag of tagsOf(article)) {
      for (const other of under(tag, locale)) {
        if (other.slug !== article.slug && !without.includes(other.slug))
          shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    const rank = (entry: Entry) => positions[locale].get(entry.slug) ?? 0
    const ranked = [...shared].sort(([a, ofA], [b, ofB]) => ofB - ofA || rank(a) - rank(b))
    return slugsOf(ranked.map(([entry]) => entry)).slice(0, relatedCount)
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
    const years = counts[locale] > mostPagesOffered ? yearsOf(list) : []
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

export type PlanPages = ReturnType<typeof pagePlanner>

/** Every language in which an entry has a page. */
export const languagesOf = (entry: Entry): LocaleCode[] =>
  localeCodes.filter((locale) => slugIn(entry, locale))
