/** The file name of an entry. */
import { slugify } from '../../content-model/slugify'
import { defaultLocale, localeCodes } from '../../site/locales'
import type { Draft } from '../draft/draft'

type Titled = Pick<Draft, 'collection' | 'values'>

/** The title that a new entry is named after: that of the first language in which one makes a name, the default first. */
export function titleForName({ collection, values }: Titled): string {
  const titles = [defaultLocale, ...localeCodes].map((locale) =>
    String(values[locale][collection.titleField] ?? ''),
  )
  return titles.find((title) => slugify(title) !== '') ?? ''
}

/** Whether a name can be made of a title: one of emoji or Arabic letters alone gives none. */
export const isNameable = (draft: Titled): boolean => titleForName(draft) !== ''

/**
 * Its own, or for a new entry the one that Decap will make from the title: with a number behind it where another entry
 * has the name.
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
