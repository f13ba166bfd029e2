/** The file name of an entry. */
import { slugify } from '../../content-model/slugify'
import { defaultLocale } from '../../site/locales'
import type { Draft } from '../draft/draft'

const titleOf = ({ collection, values }: Pick<Draft, 'collection' | 'values'>): string =>
  String(values[defaultLocale][collection.titleField] ?? '')

/** Whether a name can be made of the title: one of emoji or Arabic letters alone gives none. */
export function isNameable(draft: Pick<Draft, 'collection' | 'values'>): boolean {
  return slugify(titleOf(draft)) !== ''
}

/**
 * Its own, or for a new entry the one that Decap will make from the title of the default language: with a number
 * behind it where another entry has the name.
 */
export function fileNameOf(
  draft: Pick<Draft, 'collection' | 'slug' | 'values'>,
  isTaken: (name: string) => boolean,
): string {
  if (draft.slug) return draft.slug
  const first = slugify(titleOf(draft)) || 'new'
  let name = first
  for (let number = 1; isTaken(name); number += 1) name = `${first}-${number}`
  return name
}
