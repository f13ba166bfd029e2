/** Entries as editors know them. */
import type { ContentEntry, SiteContent } from '../../entries/site-content'
import { collectionNamed, type Collection } from '../../content-model'

/** The title of an entry; the file name where it has none. */
export function titleOf({ titleField }: Collection, { id, values }: ContentEntry): string {
  const title = Object.values(values)[0]?.[titleField]
  return typeof title === 'string' ? title : id
}

/** The titles of the entries that are as asked. */
export function titlesOf(
  content: SiteContent,
  isAsked: (collection: Collection, entry: ContentEntry) => boolean,
): string[] {
  return Object.entries(content.entries).flatMap(([name, entries]) => {
    const collection = collectionNamed(name)
    if (!collection) return []
    return entries.filter((entry) => isAsked(collection, entry)).map((entry) => titleOf(collection, entry))
  })
}
