/** Who needs an entry or a file: deleting it would break references, links and pictures, and with them the build. */
import type { Collection } from '../../content-model'
import type { ContentEntry, SiteContent } from '../../entries/site-content'
import { isGroup } from '../../lib/values'
import type { Draft } from '../draft/draft'
import { referencesIn } from './check'
import { titlesOf } from './titles-of'

/** Whether a text anywhere in the values is as asked. */
function someText(value: unknown, isAsked: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isAsked(value)
  if (Array.isArray(value)) return value.some((item) => someText(item, isAsked))
  return isGroup(value) && Object.values(value).some((item) => someText(item, isAsked))
}

/** Links in content are written `/products/pegel`. */
function needs(collection: Collection, { values }: ContentEntry, name: string, id: string): boolean {
  const found = referencesIn(collection, values as Draft['values'])
  const address = new RegExp(`(?:^|[("\\s])/?${name}/${id}(?![\\w/-])`)
  return (
    found.some((other) => other.collection === name && other.id === id) ||
    someText(values, (text) => address.test(text))
  )
}

/** Takes the site's content and an entry's collection and file name. @returns the titles of the entries that need it */
export function usersOf(content: SiteContent, name: string, id: string): string[] {
  return titlesOf(
    content,
    (collection, entry) =>
      !(collection.name === name && entry.id === id) && needs(collection, entry, name, id),
  )
}

/** Takes the site's content and a file's site path (`/media/plan.webp`). @returns the titles of the entries that show it */
export function usersOfFile(content: SiteContent, address: string): string[] {
  return titlesOf(content, (_, { values }) => someText(values, (text) => text.includes(address)))
}
