/** Who needs an entry: deleting it would break their references and links, and with them the build. */
import type { Collection } from '../../content-model'
import type { SiteContent } from '../../page-data/from-entry/site-content'
import { isGroup } from '../rules/values'
import { collectionNamed, type Draft } from '../decap/draft'
import { referencesIn } from './check'

type Entry = SiteContent['entries'][string][number]

/** Whether a text anywhere in the values links to the entry, as links in content are written: `/products/pegel`. */
function links(value: unknown, address: RegExp): boolean {
  if (typeof value === 'string') return address.test(value)
  if (Array.isArray(value)) return value.some((item) => links(item, address))
  return isGroup(value) && Object.values(value).some((item) => links(item, address))
}

function needs(collection: Collection, { values }: Entry, name: string, id: string): boolean {
  const found = referencesIn(collection, values as Draft['values'])
  const address = new RegExp(`(?:^|[("\\s])/?${name}/${id}(?![\\w/-])`)
  return found.some((other) => other.collection === name && other.id === id) || links(values, address)
}

/** Takes the site's content and an entry's collection and file name. @returns the titles of the entries that need it */
export function usersOf(content: SiteContent, name: string, id: string): string[] {
  return Object.entries(content.entries).flatMap(([own, entries]) => {
    const collection = collectionNamed(own)
    if (!collection) return []
    return entries
      .filter((entry) => !(own === name && entry.id === id) && needs(collection, entry, name, id))
      .map(({ id: other, values }) => {
        const title = Object.values(values)[0]?.[collection.titleField]
        return typeof title === 'string' ? title : other
      })
  })
}
