/** Normalizes an entry before it is written: no empty values, and shared values equal in every language. */
import { asGroup, isGroup, type Values } from '../lib/values'
import type { Collection } from './index'
import { defaultLocale, perLocale } from '../site/locales'
import { entryWithSectionIds } from './section-ids'
import { type EntryValues } from './values'

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Line breaks of PowerPoint and of PDF files, which no one sees in a field and the check would not accept. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g

/** Empty list items are kept, so that the check can report them. */
function tidyValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? '' : value.replace(otherBreaks, ' ')
  if (Array.isArray(value)) return value.map(tidyValue)
  if (!isGroup(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, tidyValue(inner)] as const)
  const kept = entries.filter(
    ([, inner]) => !isEmpty(inner) && !(isGroup(inner) && Object.keys(inner).length === 0),
  )
  return Object.fromEntries(kept)
}

/** Removes empty texts, lists, groups and unset booleans: the editor writes `image: null`, people do not. */
export function withoutEmpties(values: Values): Values {
  const tidied = tidyValue(values)
  return asGroup(tidied)
}

/** Copies untranslated fields from the default language to every other. */
function withSharedValues(collection: Collection, values: EntryValues): EntryValues {
  const shared = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.translated ? [] : [name],
  )
  const source = values[defaultLocale]
  return perLocale((locale) => {
    const own: Record<string, unknown> = { ...values[locale] }
    for (const name of shared) {
      if (source[name] === undefined) Reflect.deleteProperty(own, name)
      else own[name] = source[name]
    }
    return own
  })
}

/** Copies images chosen only in the default language; the alternative text is left to the translator. */
function withPictures(collection: Collection, values: EntryValues): EntryValues {
  const pictures = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.kind === 'image' ? [name] : [],
  )
  const source = values[defaultLocale]
  return perLocale((locale) => {
    const taken = pictures.flatMap((name) => {
      const [picture, own] = [source[name], values[locale][name]]
      if (!isGroup(picture) || (isGroup(own) && own['src'])) return []
      const { alt: _alt, ...file } = picture
      return [[name, { ...file, ...asGroup(own) }] as const]
    })
    return locale === defaultLocale ? source : { ...values[locale], ...Object.fromEntries(taken) }
  })
}

/** Runs all steps for all languages and assigns missing section ids. */
export function tidy(collection: Collection, values: EntryValues): EntryValues {
  const clean = perLocale((locale) => withoutEmpties(values[locale]))
  return withPictures(collection, withSharedValues(collection, entryWithSectionIds(collection.fields, clean)))
}
