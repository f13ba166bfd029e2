/** The file name of an entry. */
import { slugify } from '../../content-model/slugify'
import { defaultLocale } from '../../site/locales'
import type { Draft } from '../decap/draft'

/** Its own, or for a new entry the one that Decap will make from the title of the default language. */
export function fileNameOf({
  collection,
  slug,
  values,
}: Pick<Draft, 'collection' | 'slug' | 'values'>): string {
  return slug || slugify(String(values[defaultLocale][collection.titleField] ?? '')) || 'new'
}
