/** The words of an entry in one language: what a translator changes, and nothing that all languages share. */
import { parse } from 'yaml'
import { splitFrontMatter } from '../content-check/sources/front-matter'
import type { Collection } from '../content-model'
import { haveIds, sectionsById } from '../content-model/section-ids'
import { withoutEmpties } from '../content-model/tidy'
import { same } from '../content-model/values'
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

const withoutId = (section: unknown): unknown => (isGroup(section) ? { ...section, id: undefined } : section)

/**
 * Whether two versions of one language say the same. Sections that only changed places do: their order belongs to the
 * entry. So do versions of which one is from the time before sections had ids.
 */
export function sameWords(a: Values, b: Values): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => {
    const [one, other]: [unknown, unknown] = [a[name], b[name]]
    if (!Array.isArray(one) || !Array.isArray(other)) return same(one, other)
    if (!haveIds(one) || !haveIds(other)) return same(one.map(withoutId), other.map(withoutId))
    const [left, right] = [sectionsById(one), sectionsById(other)]
    return (
      left.size === right.size &&
      [...left].every(([id, { section }]) => same(section, right.get(id)?.section))
    )
  })
}
