/** Builds an entry from the values of its files: shared values and translations. */
import { collectionNamed, type Collection } from '../content-model'
import { defaultLocale, localeCodes, localeOf, type LocaleCode } from '../site/locales'
import type { Entry, Values } from './content'

/** Splits the values of one file into shared and translated ones. Internal fields are dropped. */
export function splitValues(collection: Collection, values: Values): { shared: Values; own: Values } {
  const shared: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.internal || values[name] === undefined) continue
    if (field.translated) own[name] = values[name]
    else shared[name] = values[name]
  }
  if (collection.body && values['body'] !== undefined) own['body'] = values['body']
  return { shared, own }
}

/** Builds the entry; shared values are those of the default language. */
export function entryOf(
  collection: string,
  slug: string,
  values: Readonly<Partial<Record<LocaleCode, Values>>>,
): Entry {
  const definition = collectionNamed(collection)
  if (!definition) return { slug, translations: [] }
  const translations = localeCodes.flatMap((locale) => {
    const written = values[locale]
    if (!written) return []
    return [{ languages_code: localeOf(locale).iso, ...splitValues(definition, written).own }]
  })
  // A single-language page may have no file in the default language.
  const first = values[defaultLocale] ?? Object.values(values)[0] ?? {}
  return { ...splitValues(definition, first).shared, slug, translations }
}
