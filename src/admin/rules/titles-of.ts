/** The titles by which editors know entries. */
import { entriesIn, type ContentEntry, type SiteContent } from '../../entries/site-content'
import { collectionNamed, type Collection } from '../../content-model'
import type { Label } from '../../content-model/fields'
import { inEach } from '../../content-model/wording'
import type { Values } from '../../lib/values'
import { localeCodes } from '../../site/locales'
import { pageLanguage } from '../words/language'

type Titled = { id: string; values: Readonly<Record<string, Values | undefined>> }

/**
 * The title of an entry in the interface language, otherwise in the first language that has one; the file name as a
 * fallback.
 */
export function titleOf(
  { titleField }: Collection,
  { id, values }: Titled,
  language: string = pageLanguage(),
): string {
  const own: Titled['values'] = values
  const titles = [own[language], ...localeCodes.map((locale) => own[locale])].map(
    (each) => each?.[titleField],
  )
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? id
}

/** Returns a function from collection and file name to an entry's title in each interface language. */
export function titlesIn(content: SiteContent): (name: string, id: string) => Label {
  return (name, id) => {
    const collection = collectionNamed(name)
    const entry = content.entries[name]?.find((own) => own.id === id)
    return inEach((language) => (collection && entry ? titleOf(collection, entry, language) : id))
  }
}

/** The titles of matching entries, joined into one line per interface language; undefined if there are none. */
export function titlesOf(
  content: SiteContent,
  isAsked: (collection: Collection, entry: ContentEntry) => boolean,
): Label | undefined {
  const found = entriesIn(content).filter(({ collection, entry }) => isAsked(collection, entry))
  if (found.length === 0) return undefined
  return inEach((language) =>
    found.map(({ collection, entry }) => titleOf(collection, entry, language)).join(', '),
  )
}
