/** Section ids: they match a section's languages, wherever it is placed. */
import { isGroup, type Values } from '../lib/values'
import type { Fields } from './fields'

/** Keys of every section besides its type's fields, in the order of the files. */
export const sectionKeys: readonly string[] = ['type', 'id']

type Sections = readonly unknown[]

/** The id of a section, if any. */
export function idOfSection(section: unknown): string | undefined {
  const id = isGroup(section) ? section['id'] : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** The type of a section. */
export const kindOfSection = (section: unknown): unknown => (isGroup(section) ? section['type'] : undefined)

/** The ids of a list of sections, in order; a duplicate id counts as none. */
export function idsOfSections(sections: Sections): (string | undefined)[] {
  const seen = new Set<string>()
  return sections.map((section) => {
    const id = idOfSection(section)
    if (id === undefined || seen.has(id)) return undefined
    seen.add(id)
    return id
  })
}

/** Whether every item of a list has a unique id. */
export const haveIds = (list: Sections): boolean => idsOfSections(list).every((id) => id !== undefined)

/** The sections by id, each with its index in the list. */
export function sectionsById(sections: Sections): Map<string, { section: Values; index: number }> {
  const found = new Map<string, { section: Values; index: number }>()
  sections.forEach((section, index) => {
    const id = idOfSection(section)
    if (id !== undefined && !found.has(id) && isGroup(section)) found.set(id, { section, index })
  })
  return found
}

/** Merges two lists of ids: those only in `further` are inserted after their predecessors there. */
export function joinedIds(ids: readonly string[], further: readonly string[]): string[] {
  const all = [...ids]
  further.forEach((id, index) => {
    if (all.includes(id)) return
    const before = further.slice(0, index).findLast((each) => all.includes(each))
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  })
  return all
}

/** Inserts the id below the type, as files have it. */
export function withId(section: Values, id: string): Values {
  const { type, id: _old, ...fields } = section
  return { ...(type === undefined ? {} : { type }), id, ...fields }
}

/** `contactCall` gives `contact-call`. */
const nameOfKind = (kind: unknown): string =>
  (typeof kind === 'string' && kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) || 'section'

/** Letters that form neither words nor, in YAML, numbers or booleans. */
const letters = 'bcdfghjkmnpqrstvwxz'

/**
 * Makes an id for a new section: its type and four random letters, because two people may add one concurrently, and the
 * id of a deleted section must not be reused.
 */
export function newSectionId(kind: unknown, taken: ReadonlySet<string>): string {
  const chosen = [...crypto.getRandomValues(new Uint8Array(4))]
  const id = `${nameOfKind(kind)}-${chosen.map((number) => letters[number % letters.length] ?? '').join('')}`
  return taken.has(id) ? newSectionId(kind, taken) : id
}

/** The first of `text`, `text-2`, `text-3` … that is not taken. */
function freeName(kind: unknown, taken: ReadonlySet<string>): string {
  const name = nameOfKind(kind)
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`
    if (!taken.has(id)) return id
  }
}

/**
 * Assigns an id to every section that has none or a duplicate: the id of a section of the same type that exists in
 * another language only, in order, else one named after the type. Takes and returns the sections of each language;
 * deterministic.
 */
export function withSectionIds<L extends string>(lists: Readonly<Record<L, Sections>>): Record<L, unknown[]> {
  const locales = Object.keys(lists) as L[]
  const ids = new Map(locales.map((locale) => [locale, idsOfSections(lists[locale])]))
  const idsOf = (locale: L) => ids.get(locale) ?? []
  const taken = new Set(locales.flatMap((locale) => idsOf(locale).filter((id) => id !== undefined)))
  const counterpart = (locale: L, kind: unknown): string | undefined => {
    const own = new Set(idsOf(locale))
    for (const other of locales) {
      const id = idsOf(other).find(
        (each, index) => each !== undefined && !own.has(each) && kindOfSection(lists[other][index]) === kind,
      )
      if (id !== undefined) return id
    }
    return undefined
  }
  const entries = locales.map((locale) => {
    const sections = lists[locale].map((section, index) => {
      if (idsOf(locale)[index] !== undefined || !isGroup(section)) return section
      const kind = kindOfSection(section)
      const id = counterpart(locale, kind) ?? freeName(kind, taken)
      taken.add(id)
      idsOf(locale)[index] = id
      return withId(section, id)
    })
    return [locale, sections] as const
  })
  return Object.fromEntries(entries) as Record<L, unknown[]>
}

/** The names of an entry's section fields. */
export const sectionFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'sections' ? [name] : []))

/** The same for an entry: takes its fields and its values in the existing languages. */
export function entryWithSectionIds<L extends string>(
  fields: Fields,
  values: Readonly<Record<L, Values>>,
): Readonly<Record<L, Values>> {
  return sectionFields(fields).reduce((before, name) => {
    const locales = (Object.keys(before) as L[]).filter((locale) => Array.isArray(before[locale][name]))
    const lists = Object.fromEntries(locales.map((locale) => [locale, before[locale][name]]))
    const named = Object.entries(withSectionIds(lists as Record<L, Sections>))
    return {
      ...before,
      ...Object.fromEntries(
        named.map(([locale, sections]) => [locale, { ...before[locale as L], [name]: sections }]),
      ),
    }
  }, values)
}
