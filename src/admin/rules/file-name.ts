/** The file name of an entry. */
import { slugify } from '../../content-model/slugify'
import { defaultLocale, localeCodes } from '../../site/locales'
import type { Draft } from '../draft/draft'

type Titled = Pick<Draft, 'collection' | 'values'>

/** The title that a new entry is named after: the first one that yields a name, starting with the default language. */
export function titleForName({ collection, values }: Titled): string {
  const titles = [defaultLocale, ...localeCodes].map((locale) =>
    String(values[locale][collection.titleField] ?? ''),
  )
  return titles.find((title) => slugify(title) !== '') ?? ''
}

/** Whether any title yields a name: one with only emoji or Arabic letters yields none. */
export const isNameable = (draft: Titled): boolean => titleForName(draft) !== ''

/**
 * The entry's file name, or for a new entry the one that Decap will derive from the title, with a number appended if
 * the name is taken.
 */
export function fileNameOf(
  draft: Pick<Draft, 'collection' | 'slug' | 'values'>,
  isTaken: (name: string) => boolean,
): string {
  if (draft.slug) return draft.slug
  const first = slugify(titleForName(draft)) || 'new'
  let name = first
  for (let number = 1; isTaken(name); number += 1) name = `${first}-${number}`
  return name
}
