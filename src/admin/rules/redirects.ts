/** Redirects kept when the address of a published entry changes. */
import type { KnownSite } from '../../content-check/known-site'
import { ownPageOf as knownOwnPage } from '../../content-check/own-pages'
import { defaultLocale, localeCodes, perLocale, type LocaleCode } from '../../site/locales'
import { pathOfOwnPage, readParent, type FindOwnPage, type OwnPage } from '../../site/own-pages'
import { pathOf } from '../../site/paths'
import type { Redirect } from '../../site/redirects'
import { entryRouteOf, ownPages } from '../../site/routes'
import type { EntryValues } from '../../content-model/values'

/** The own page described by the values of an entry's files. */
function ownPageOf(id: string, values: EntryValues): OwnPage {
  const { above, onlyIn } = values[defaultLocale]
  const there = (locale: LocaleCode) => !onlyIn || onlyIn === locale
  return {
    id,
    ...(typeof above === 'string' && { parent: above }),
    slugs: perLocale((locale) => (there(locale) ? String(values[locale]['slug'] || id) : undefined)),
  }
}

/** The tree of own pages, with one page replaced by the given one. */
function treeWith(page: OwnPage, known: KnownSite | undefined): FindOwnPage {
  const pages = new Map((known?.entries[ownPages] ?? []).map((entry) => [entry.id, knownOwnPage(entry)]))
  return (id) => (id === page.id ? page : pages.get(id))
}

/** The redirect target of a deleted page in a language: the parent page, or the home page. */
function addressAbove({ parent }: OwnPage, locale: LocaleCode, find: FindOwnPage): string {
  const above = readParent(parent)
  const page = above?.entry === undefined ? undefined : find(above.entry)
  const path = page && pathOfOwnPage(page, locale, find)
  return path
    ? pathOf('own-page', locale, path)
    : pathOf(above?.entry ? 'home' : (above?.route ?? 'home'), locale)
}

/** The suggested redirect target of a deleted own page: the parent page, in the default language. */
export function pageAboveOwn(id: string, values: EntryValues, known: KnownSite): string {
  const page = ownPageOf(id, values)
  return addressAbove(page, defaultLocale, treeWith(page, known))
}

const addressOfOwn = (page: OwnPage, locale: LocaleCode, find: FindOwnPage): string | undefined => {
  const path = pathOfOwnPage(page, locale, find)
  return path === undefined ? undefined : pathOf('own-page', locale, path)
}

/** The pages below a page move with it. The address of a removed language redirects to the parent page. */
function redirectsOfTree(id: string, before: EntryValues, after: EntryValues, known?: KnownSite): Redirect[] {
  const [old, next] = [ownPageOf(id, before), ownPageOf(id, after)]
  const [findOld, findNext] = [treeWith(old, known), treeWith(next, known)]
  const others = (known?.entries[ownPages] ?? []).filter((entry) => entry.id !== id && !entry.unpublished)
  return [old, ...others.map(knownOwnPage)].flatMap((page) =>
    localeCodes.flatMap((locale) => {
      const moved = findNext(page.id) ?? page
      const from = addressOfOwn(page, locale, findOld)
      const to = addressOfOwn(moved, locale, findNext) ?? addressAbove(moved, locale, findNext)
      return from && from !== to ? [{ from, to }] : []
    }),
  )
}

/**
 * The redirects required by a change of address; `id` is the entry's file name, the default slug. `known` is the site
 * before the change, for the pages below an own page, which move with it.
 */
export function redirectsFor(
  collection: string,
  id: string,
  { before, after, known }: { before: EntryValues; after: EntryValues; known?: KnownSite | undefined },
): Redirect[] {
  if (collection === ownPages) return redirectsOfTree(id, before, after, known)
  const targets = addressesOf(collection, id, after)
  return addressesOf(collection, id, before).flatMap((from, index) => {
    const to = targets[index]
    return to && from !== to ? [{ from, to }] : []
  })
}

/** The addresses of an entry, one for each of its languages, in order; none for a collection without pages. */
export function addressesOf(
  collection: string,
  id: string,
  values: EntryValues,
  known?: KnownSite,
): string[] {
  return localeCodes.flatMap((locale) => addressIn(locale, collection, id, { values, known }) ?? [])
}

/** The address of an entry in a language, if any. */
export function addressIn(
  locale: LocaleCode,
  collection: string,
  id: string,
  { values, known }: { values: EntryValues; known?: KnownSite | undefined },
): string | undefined {
  const route = entryRouteOf(collection)
  if (!route) return undefined
  if (collection !== ownPages) return pathOf(route, locale, String(values[locale]['slug'] || id))
  const page = ownPageOf(id, values)
  return addressOfOwn(page, locale, treeWith(page, known))
}

/**
 * Adds redirects to the existing ones. Older ones that led to the old address lead to the new one, one that starts at
 * the address of an existing page is dropped, and the list stays sorted so that two drafts rarely conflict.
 */
export function addRedirects(kept: readonly Redirect[], added: readonly Redirect[]): Redirect[] {
  const list = added.reduce<readonly Redirect[]>((old, next) => {
    const others = old.filter((entry) => entry.from !== next.from && entry.from !== next.to)
    const led = others.map((entry) => (entry.to === next.from ? { ...entry, to: next.to } : entry))
    return [...led.filter((entry) => entry.from !== entry.to), next]
  }, kept)
  return [...list].sort((a, b) => (a.from < b.from ? -1 : 1))
}
