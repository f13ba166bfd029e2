/** The entry being edited, as plain values of both languages. */
import { asGroup } from '../../lib/values'
import type { Collection } from '../../content-model'
import { defaultLocale, perLocale, type LocaleCode } from '../../site/locales'
import type { EntryValues } from '../../content-model/values'

export type Draft = {
  collection: Collection
  /** The entry's file name; empty for a new entry. */
  slug: string
  isNew: boolean
  hasChanged: boolean
  values: EntryValues
}

/** The path of a language's values in Decap's shape: the default language is in `data`, the others in `i18n`. */
export const valuesPath = (locale: LocaleCode): string[] =>
  locale === defaultLocale ? ['data'] : ['i18n', locale, 'data']

type RawEntry = { data?: unknown; i18n?: unknown }

/** Reads Decap's shape. */
export function valuesOf(entry: RawEntry): EntryValues {
  const others = asGroup(entry.i18n)
  return perLocale((locale) =>
    locale === defaultLocale ? asGroup(entry.data) : asGroup(asGroup(others[locale])['data']),
  )
}
