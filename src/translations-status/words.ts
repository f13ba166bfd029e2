/** The words of an entry in one language: what a translator changes, and nothing that all languages share. */
import { parse } from 'yaml'
import { splitFrontMatter } from '../content-check/sources/front-matter'
import type { Collection } from '../content-model'
import { withoutEmpties } from '../content-model/tidy'
import { isGroup, type Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'

/** Reads a Markdown file with front matter, or one language of a settings file; what cannot be read is its text. */
export function valuesOfText(collection: Collection, text: string, locale: LocaleCode): Values {
  try {
    if (collection.storage === 'file') {
      const all: unknown = parse(text)
      const own = isGroup(all) ? all[locale] : undefined
      return isGroup(own) ? own : {}
    }
    const parts = splitFrontMatter(text)
    if ('fault' in parts) return { unreadable: text }
    const values: unknown = parse(parts.yaml)
    return { ...(isGroup(values) ? values : {}), body: parts.body.trim() }
  } catch {
    return { unreadable: text }
  }
}

const translatedFields = (collection: Collection, values: Values): [string, unknown][] =>
  Object.entries(values).filter(
    ([name]) => name === 'body' || name === 'unreadable' || collection.fields[name]?.translated === true,
  )

/** Keeps the translated fields, without what is empty, so that neither shared values nor form count as a change. */
export function translatedWords(collection: Collection, values: Values): Values {
  const own = translatedFields(collection, values).filter(([name]) => !collection.fields[name]?.internal)
  return withoutEmpties(Object.fromEntries(own))
}

/** The words, and the day on which somebody found them right: what changes when a translator has been at work. */
export function translatorsWork(collection: Collection, values: Values): Values {
  return { ...translatedWords(collection, values), ...withoutEmpties({ checked: values.checked }) }
}
