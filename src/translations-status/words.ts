/** The translatable text of an entry in one language, without shared values. */
import { parse } from 'yaml'
import { splitFrontMatter } from '../content-check/sources/front-matter'
import type { Collection } from '../content-model'
import type { Field, FieldOf, Fields } from '../content-model/fields'
import { haveIds, idOfSection, kindOfSection, sectionsById } from '../content-model/section-ids'
import { withoutEmpties } from '../content-model/tidy'
import { same } from '../content-model/values'
import { asGroup, asList, isGroup, type Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'

/** Parses a Markdown file with front matter, or one language of a settings file; falls back to the raw text. */
export function valuesOfText(collection: Collection, text: string, locale: LocaleCode): Values {
  try {
    if (collection.storage === 'file') {
      const all: unknown = parse(text)
      const own = isGroup(all) ? all[locale] : undefined
      return asGroup(own)
    }
    const parts = splitFrontMatter(text)
    if ('fault' in parts) return { unreadable: text }
    const values: unknown = parse(parts.yaml)
    return { ...asGroup(values), body: parts.body.trim() }
  } catch {
    return { unreadable: text }
  }
}

const translatedFields = (collection: Collection, values: Values): [string, unknown][] =>
  Object.entries(values).filter(
    ([name]) => name === 'body' || name === 'unreadable' || collection.fields[name]?.translated === true,
  )

/** Keeps translated, non-empty fields, so that neither shared values nor formatting count as a change. */
export function translatedWords(collection: Collection, values: Values): Values {
  const own = translatedFields(collection, values).filter(([name]) => !collection.fields[name]?.internal)
  return withoutEmpties(Object.fromEntries(own))
}

/** The text, and the day on which it was confirmed: what changes when a translator has worked on it. */
export function translatorsWork(collection: Collection, values: Values): Values {
  return { ...translatedWords(collection, values), ...withoutEmpties({ checked: values.checked }) }
}

const saysNoMoreIn = (fields: Fields, newer: unknown, older: unknown): boolean =>
  Object.entries(fields).every(([name, field]) =>
    saysNoMore(field, asGroup(newer)[name], asGroup(older)[name]),
  )

/** Moved or removed items are not new text; an added one is if it contains text. */
function itemsSayNoMore({ fields, item }: FieldOf<'list'>, newer: unknown, older: unknown): boolean {
  const saysNoMoreThan = (one: unknown, other: unknown): boolean =>
    item ? saysNoMore(item, one, other) : saysNoMoreIn(fields ?? {}, one, other)
  const before = [...asList(older), undefined]
  return asList(newer).every((one) => before.some((other) => saysNoMoreThan(one, other)))
}

/** Versions from before section ids are compared by index. */
function sectionsSayNoMore({ types }: FieldOf<'sections'>, newer: unknown, older: unknown): boolean {
  const [sections, before] = [asList(newer), asList(older)]
  const byId = haveIds(sections) && haveIds(before) ? sectionsById(before) : undefined
  if (!byId && sections.length !== before.length) return false
  return sections.every((section, index) => {
    const other = byId ? byId.get(idOfSection(section) ?? '')?.section : before[index]
    return saysNoMoreIn(types[String(kindOfSection(section))]?.fields ?? {}, section, other)
  })
}

/** Compares the text of a field; its options and structure follow from the other languages (the editor’s rules). */
function saysNoMore(field: Field, newer: unknown, older: unknown): boolean {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
    case 'file':
      return same(newer, older)
    case 'image':
      return same(asGroup(newer)['alt'], asGroup(older)['alt'])
    case 'object':
      return saysNoMoreIn(field.fields, newer, older)
    case 'list':
      return itemsSayNoMore(field, newer, older)
    case 'sections':
      return sectionsSayNoMore(field, newer, older)
    default:
      return true
  }
}

const hasStructure = (field: Field | undefined): field is Field =>
  field?.kind === 'object' || field?.kind === 'list' || field?.kind === 'sections'

/** Whether the newer of two versions of one language adds no text to the older one. */
export function hasSameWords({ fields }: Collection, newer: Values, older: Values): boolean {
  return [...new Set([...Object.keys(newer), ...Object.keys(older)])].every((name) => {
    const field: Field | undefined = fields[name]
    return hasStructure(field) ? saysNoMore(field, newer[name], older[name]) : same(newer[name], older[name])
  })
}
