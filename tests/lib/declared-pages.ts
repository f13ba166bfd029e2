/** The pages that the routes table and the content ask for: what the built site must hold, no more and no less. */
import { isPending } from '../../src/site/publishing'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { aliasesOf, newsPagePath, pathOf } from '../../src/site/paths'
import { articlesPerPage, routeIds, routeOf, type RouteId } from '../../src/site/routes'
import { contentEntries } from './content'

export type DeclaredPage = {
  path: string
  /** Its own address; differs from `path` for an alias. */
  canonical: string
  alias: boolean
  locale: LocaleCode
  route: RouteId
  /** The entry's file name, for pages of entries. */
  entry?: string
  noindex: boolean
  status: 200 | 404 | 500
}

type Place = Pick<DeclaredPage, 'locale' | 'route' | 'entry'> & { path: string }

/** A page with its aliases. */
function withAliases({ path, ...place }: Place): DeclaredPage[] {
  const { noindex, status } = routeOf(place.route)
  const common: Omit<DeclaredPage, 'path' | 'alias'> = {
    ...place,
    canonical: path,
    noindex: noindex === true,
    status: status ?? 200,
  }
  const aliases = status === undefined ? aliasesOf(place.route, place.locale, path) : []
  return [
    { ...common, path, alias: false },
    ...aliases.map((alias) => ({ ...common, path: alias, alias: true })),
  ]
}

function publishedEntries(collection: string, locale: LocaleCode) {
  return contentEntries(collection, locale).filter(({ data }) => !isPending(collection, data))
}

function pagesOf(route: RouteId, locale: LocaleCode): DeclaredPage[] {
  const { entries } = routeOf(route)
  if (entries) {
    return publishedEntries(entries, locale).flatMap(({ name, slug }) =>
      withAliases({ locale, route, entry: name, path: pathOf(route, locale, slug) }),
    )
  }
  if (route !== 'news') return withAliases({ locale, route, path: pathOf(route, locale) })
  const count = Math.max(1, Math.ceil(publishedEntries('news', locale).length / articlesPerPage))
  return Array.from({ length: count }, (_, index) =>
    withAliases({ locale, route, path: newsPagePath(locale, index + 1) }),
  ).flat()
}

/** All pages of all languages, aliases included. */
export function declaredPages(): DeclaredPage[] {
  return localeCodes.flatMap((locale) => routeIds.flatMap((route) => pagesOf(route, locale)))
}
