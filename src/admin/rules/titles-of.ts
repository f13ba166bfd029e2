/** Entries as editors know them. */
import type { ContentEntry, SiteContent } from '../../entries/site-content'
import { collectionNamed, type Collection } from '../../content-model'
import type { Values } from '../../lib/values'
import { defaultLocale, localeCodes } from '../../site/locales'

type Titled = { id: string; values: Readonly<Record<string, Values | undefined>> }

/**
 * The title of an entry in the language of the interface, else in the first language that has one; the file name where
 * none has.
 */
export function titleOf({ titleField }: Collection, { id, values }: Titled, language: string): string {
  const own: Titled['values'] = values
  const titles = [own[language], ...localeCodes.map((locale) => own[locale])].map(
    (each) => each?.[titleField],
  )
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? id
}

/** The titles of the entries that are as asked, in the first language. */
export function titlesOf(
  content: SiteContent,
  isAsked: (collection: Collection, entry: ContentEntry) => boolean,
): string[] {
  return Object.entries(content.entries).flatMap(([name, entries]) => {
    const collection = collectionNamed(name)
    if (!collection) return []
    return entries
      .filter((entry) => isAsked(collection, entry))
      .map((entry) => titleOf(collection, entry, defaultLocale))
  })
}
