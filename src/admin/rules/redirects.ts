/** Redirects kept when the address of a published entry changes. */
import { localeCodes } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { entryRouteOf } from '../../site/routes'
import type { Redirect } from '../../site/redirects'
import type { EntryValues } from '../../content-model/values'

/** The redirects that a change of `slug` asks for; `id` is the entry's file name, the slug where none is set. */
export function redirectsFor(
  collection: string,
  id: string,
  before: EntryValues,
  after: EntryValues,
): Redirect[] {
  const targets = addressesOf(collection, id, after)
  return addressesOf(collection, id, before).flatMap((from, index) => {
    const to = targets[index]
    return to && from !== to ? [{ from, to }] : []
  })
}

/** The addresses of an entry, one for each language in their order; none for a collection without pages of its own. */
export function addressesOf(collection: string, id: string, values: EntryValues): string[] {
  const route = entryRouteOf(collection)
  return route ? localeCodes.map((locale) => pathOf(route, locale, String(values[locale]['slug'] || id))) : []
}

/**
 * Adds redirects to those kept so far. Older ones that led to the old address lead to the new one, one that
 * starts at the address of an existing page is dropped, and the list stays sorted so that two drafts seldom collide.
 */
export function addRedirects(kept: readonly Redirect[], added: readonly Redirect[]): Redirect[] {
  const list = added.reduce<readonly Redirect[]>((old, next) => {
    const others = old.filter((entry) => entry.from !== next.from && entry.from !== next.to)
    const led = others.map((entry) => (entry.to === next.from ? { ...entry, to: next.to } : entry))
    return [...led.filter((entry) => entry.from !== entry.to), next]
  }, kept)
  return [...list].sort((a, b) => (a.from < b.from ? -1 : 1))
}
