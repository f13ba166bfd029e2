/** A page's place in the site: its address in every language, its breadcrumb, and the language switch's target. */
import { translatedText } from '../content-model/translated'
import type { PageMeta } from '../page/types'
import { localeOf, perLocale, type LocaleCode } from '../site/locales'
import { listPagePath, pathOf } from '../site/paths'
import { isUnpublished } from '../site/publishing'
import { readParent } from '../site/own-pages'
import { ownPages, routeOf, type RouteId } from '../site/routes'
import { hrefOf } from './addresses'
import { slugIn, type Content, type Entry } from './content'

/** The properties of a page that come from the routes table rather than from its content. */
export type PagePlace = Pick<
  PageMeta,
  'routeId' | 'path' | 'alternates' | 'switchTo' | 'breadcrumb' | 'noindex' | 'unpublished'
>

function crumbOf(route: RouteId, language: LocaleCode, content: Content) {
  const page = content.one('pages', route)
  return {
    label: translatedText(page, 'menuTitle', localeOf(language).iso),
    href: pathOf(route, language),
  }
}

/** A route's ancestors, from the home page down. */
function trail(route: RouteId, language: LocaleCode, content: Content): PagePlace['breadcrumb'] {
  const parent = routeOf(route).parent as RouteId | undefined
  if (parent) return [...trail(parent, language, content), crumbOf(parent, language, content)]
  return route === 'home' ? [] : [crumbOf('home', language, content)]
}

/** The breadcrumb of a custom page: its ancestors, then itself. */
function trailOfOwnPage(entry: Entry, language: LocaleCode, content: Content): PagePlace['breadcrumb'] {
  const above = readParent(String(entry['above'] ?? ''))
  const page = above?.entry === undefined ? undefined : content.one(ownPages, above.entry)
  const route = above?.route ?? 'home'
  const before = page
    ? trailOfOwnPage(page, language, content)
    : [...trail(route, language, content), crumbOf(route, language, content)]
  const label = translatedText(entry, 'menuTitle', localeOf(language).iso)
  return [...before, { label, href: hrefOf({ route: 'own-page', entry: entry.slug }, language, content) }]
}

/** The place of a page that exists once per language. */
export function placeOfRoute(route: RouteId, language: LocaleCode, content: Content): PagePlace {
  const { noindex, status } = routeOf(route)
  const paths = perLocale((locale) => pathOf(route, locale))
  return {
    routeId: route,
    path: paths[language],
    alternates: noindex ? perLocale(() => undefined) : paths,
    // An error page has no equivalent in the other language; its home page is the most useful target.
    switchTo: status ? perLocale((locale) => pathOf('home', locale)) : paths,
    breadcrumb: [...trail(route, language, content), crumbOf(route, language, content)],
    noindex: noindex === true,
    unpublished: false,
  }
}

/** The address of an entry's page in each language that has one. */
export function alternatesOf(route: RouteId, entry: Entry): PagePlace['alternates'] {
  return perLocale((locale) => {
    const slug = slugIn(entry, locale)
    return slug && pathOf(route, locale, slug)
  })
}

/** The place of an entry's page. A language without it gets no alternate, and its list as the switch's target. */
export function placeOfEntry(
  route: RouteId,
  entry: Entry,
  language: LocaleCode,
  content: Content,
): PagePlace {
  const alternates = alternatesOf(route, entry)
  const path = alternates[language] ?? pathOf(route, language)
  const own = routeOf(route).own
  const label = translatedText(entry, 'title', localeOf(language).iso)
  return {
    routeId: route,
    path,
    alternates,
    switchTo: perLocale((locale) => hrefOf({ route, entry: entry.slug }, locale, content)),
    breadcrumb: own
      ? trailOfOwnPage(entry, language, content)
      : [...trail(route, language, content), { label, href: path }],
    noindex: false,
    unpublished: isUnpublished(routeOf(route).entries ?? '', entry),
  }
}

/**
 * The place of page `number` of a list, derived from that of its first page. A language whose list is shorter gets no
 * alternate, and its first page as the switch's target.
 */
export function placeOfFurtherPage(
  place: PagePlace,
  language: LocaleCode,
  number: number,
  countIn: (locale: LocaleCode) => number,
): PagePlace {
  const pageIn = (locale: LocaleCode) => {
    const list = place.alternates[locale]
    return list !== undefined && number <= countIn(locale) ? listPagePath(list, locale, number) : undefined
  }
  const alternates = perLocale(pageIn)
  return {
    ...place,
    path: listPagePath(place.path, language, number),
    alternates,
    switchTo: perLocale((locale) => alternates[locale] ?? place.switchTo[locale]),
  }
}
