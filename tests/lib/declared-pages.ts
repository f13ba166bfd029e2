/** The pages according to the routes table and the content: the built site must have exactly these. */
import { isUnpublished } from '../../src/site/publishing'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { aliasesOf, listPagePath, pathOf } from '../../src/site/paths'
import { articlesPerPage, isRouteId, routeIds, routeOf, type RouteId } from '../../src/site/routes'
import { contentEntries } from './content'

export type DeclaredPage = {
  path: string
  /** The canonical address; differs from `path` for an alias. */
  canonical: string
  alias: boolean
  locale: LocaleCode
  route: RouteId
  /** The entry's file name, for pages of entries. */
  entry?: string
  noindex: boolean
  status: 200 | 404 | 500
}

type Place = Pick<DeclaredPage, 'locale' | 'route' | 'entry'> & { path: string; unlisted?: boolean }

/** A page with its aliases. */
function withAliases({ path, unlisted, ...place }: Place): DeclaredPage[] {
  const { noindex, status } = routeOf(place.route)
  const common: Omit<DeclaredPage, 'path' | 'alias'> = {
    ...place,
    canonical: path,
    noindex: noindex === true || unlisted === true,
    status: status ?? 200,
  }
  const aliases = status === undefined ? aliasesOf(place.route, place.locale, path) : []
  return [
    { ...common, path, alias: false },
    ...aliases.map((alias) => ({ ...common, path: alias, alias: true })),
  ]
}

function publishedEntries(collection: string, locale: LocaleCode) {
  return contentEntries(collection, locale).filter(({ data }) => !isUnpublished(collection, data))
}

/** The pages of a list of `articles` articles. */
function listPages(first: Place, articles: number): DeclaredPage[] {
  const count = Math.max(1, Math.ceil(articles / articlesPerPage))
  return Array.from({ length: count }, (_, index) =>
    withAliases({ ...first, path: listPagePath(first.path, first.locale, index + 1) }),
  ).flat()
}

/** The number of published articles with a topic. */
function articlesWith(tag: string, locale: LocaleCode): number {
  return publishedEntries('news', locale).filter(({ data }) => {
    const { tags } = data
    return Array.isArray(tags) && tags.includes(tag)
  }).length
}

/** The full address of a page that an editor has added: the parent page's, plus its own part. */
function pathOfOwn(name: string, locale: LocaleCode): string {
  const page = publishedEntries('own-pages', locale).find((entry) => entry.name === name)
  const parent = String(page?.data['above'] ?? '')
  const [, above] = /^own-pages\/(.+)$/.exec(parent) ?? []
  const before = above
    ? pathOfOwn(above, locale)
    : pathOf(isRouteId(parent) ? parent : 'home', locale).replace(/\/$/, '')
  return `${before}/${page?.slug ?? ''}`
}

/** Whether the editor has limited the page to another language. */
const isElsewhere = (only: unknown, locale: LocaleCode) => Boolean(only) && only !== locale

/** Whether the entry of a fixed page keeps it from search engines. */
const isUnlisted = (route: RouteId, locale: LocaleCode): boolean =>
  contentEntries('pages', locale).some(({ name, data }) => name === route && data['unlisted'] === true)

function pagesOf(route: RouteId, locale: LocaleCode): DeclaredPage[] {
  const { entries } = routeOf(route)
  if (!entries) {
    const page = { locale, route, path: pathOf(route, locale), unlisted: isUnlisted(route, locale) }
    return route === 'news' ? listPages(page, publishedEntries('news', locale).length) : withAliases(page)
  }
  return publishedEntries(entries, locale).flatMap(({ name, slug, data }) => {
    const common = { locale, route, entry: name, unlisted: data['unlisted'] === true }
    if (entries === 'own-pages')
      return isElsewhere(data['onlyIn'], locale)
        ? []
        : withAliases({ ...common, path: pathOfOwn(name, locale) })
    const page = { ...common, path: pathOf(route, locale, slug) }
    return entries === 'tags' ? listPages(page, articlesWith(name, locale)) : withAliases(page)
  })
}

/** All pages of all languages, aliases included. */
export function declaredPages(): DeclaredPage[] {
  return localeCodes.flatMap((locale) => routeIds.flatMap((route) => pagesOf(route, locale)))
}
