/** Which entries exist, in which languages and under which addresses, read from Gatsby's nodes. */
import type { Node } from 'gatsby'
import { collections, type Collection } from '../content-model'
import { translatedText, translationOf } from '../content-model/translated'
import { localeCodes, localeOf, type LocaleCode } from '../site/locales'
import { parseSiteLink, pathOf, type FindEntry, type PageTarget } from '../site/paths'
import { routeOf, type RouteId } from '../site/routes'
import type { EntryRecord } from './entry-nodes'

export type EntryNode = Node & EntryRecord
export type GetNodes = (type: string) => Node[]

/** The entries of a collection, by its name. */
export function entriesOf(collection: string, getNodes: GetNodes): EntryNode[] {
  const definition = Object.values(collections).find(({ name }) => name === collection)
  return definition ? (getNodes(definition.graphql) as EntryNode[]) : []
}

/** Sorts entries in the own order of their collection: numbers ascending, days descending, equal ones by file name. */
export function inOrder<E extends EntryNode>(collection: string, entries: readonly E[]): E[] {
  const definition = Object.values<Collection>(collections).find(({ name }) => name === collection)
  const order = definition?.orderField
  if (!order) return [...entries]
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(b).localeCompare(String(a))
  return [...entries].sort((a, b) => compare(a[order], b[order]) || a.slug.localeCompare(b.slug))
}

/** The last part of an entry's address in a language; undefined where the entry has no such translation. */
export function slugIn(entry: EntryNode, locale: LocaleCode): string | undefined {
  const { iso } = localeOf(locale)
  return translationOf(entry, iso) && (translatedText(entry, 'slug', iso) || entry.slug)
}

/** Finds entries by file name or by their address in any language. */
export function findEntryIn(getNodes: GetNodes): FindEntry {
  return (collection, slug) =>
    entriesOf(collection, getNodes).find(
      (entry) => entry.slug === slug || localeCodes.some((locale) => slugIn(entry, locale) === slug),
    )?.slug
}

/** The address of a page in a language; for an entry missing there, its section's list (semantics A14). */
export function hrefOf(target: PageTarget, locale: LocaleCode, getNodes: GetNodes): string {
  const { entries, parent } = routeOf(target.route)
  if (!target.entry || !entries) return pathOf(target.route, locale)
  const entry = entriesOf(entries, getNodes).find(({ slug }) => slug === target.entry)
  const slug = entry && slugIn(entry, locale)
  return slug ? pathOf(target.route, locale, slug) : pathOf((parent ?? 'home') as RouteId, locale)
}

/** Resolves a link of an editor to `{ href, external }`; undefined if it leads nowhere. */
export function resolveLink(
  link: string,
  locale: LocaleCode,
  getNodes: GetNodes,
): { href: string; external: boolean } | undefined {
  if (/^(https?:|mailto:|tel:)/i.test(link)) return { href: link, external: true }
  if (/^(#|\/downloads\/|\/media\/)/.test(link)) return { href: link, external: false }
  const target = parseSiteLink(link, findEntryIn(getNodes))
  return target && { href: hrefOf(target, locale, getNodes) + target.suffix, external: false }
}
