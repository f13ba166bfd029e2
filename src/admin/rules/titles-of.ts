/** Entries as editors know them. */
import type { ContentEntry, SiteContent } from '../../entries/site-content'
import { collectionNamed, type Collection } from '../../content-model'

/** The titles of the entries that are as asked; the file name where an entry has none. */
export function titlesOf(
  content: SiteContent,
  isAsked: (collection: Collection, entry: ContentEntry) => boolean,
): string[] {
  return Object.entries(content.entries).flatMap(([name, entries]) => {
    const collection = collectionNamed(name)
    if (!collection) return []
    return entries
      .filter((entry) => isAsked(collection, entry))
      .map(({ id, values }) => {
        const title = Object.values(values)[0]?.[collection.titleField]
        return typeof title === 'string' ? title : id
      })
  })
}
