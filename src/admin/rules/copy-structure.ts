/** Keeps the structure of all languages in step: order, number and choices follow a change in one; their texts stay. */
import { asGroup, asList, isBlank, isGroup, isUnset, type Values } from '../../lib/values'
import type { Field, FieldOf, Fields, SectionType } from '../../content-model/fields'
import {
  idOfSection,
  joinedIds,
  kindOfSection,
  sectionsById,
  withSectionIds,
} from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import { fieldsWithin } from '../../content-model/walk'
import { origins } from './origins'

type List = readonly unknown[]
/** A value without its text, which is left to the translator; everything else is copied unchanged. */
function skeletonOf(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return field.kind === 'text' && field.pattern ? value : ''
    case 'object':
      return isGroup(value) ? skeleton(field.fields, value) : value
    case 'image':
      return isGroup(value) ? { ...value, alt: '' } : value
    case 'list':
      return Array.isArray(value) ? value.map((item) => skeletonOfItem(field, item)) : value
    default:
      return value
  }
}

function skeletonOfItem({ fields, item }: FieldOf<'list'>, value: unknown): unknown {
  if (fields && isGroup(value)) return skeleton(fields, value)
  return item ? skeletonOf(item, value) : value
}

function skeleton(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name] ? skeletonOf(fields[name], value) : value,
    ]),
  )
}

type Types = Readonly<Record<string, SectionType>>

const fieldsOf = (types: Types, section: unknown): Fields =>
  types[String(kindOfSection(section))]?.fields ?? {}

/** Pairs list items by position, as long as both languages have the same number. */
function followedList(field: FieldOf<'list'>, before: List, after: List, other: List): List {
  if (before.length !== other.length) return other
  const places = origins(before, after, { isSame: same, mayBeEdited: before.length === after.length })
  const gone = [...before.keys()].filter((place) => !places.includes(place))
  // Which of several equal items was removed is ambiguous, so no text is removed on a guess.
  const isUnclear = (place: number): boolean =>
    before.some((item, index) => same(item, before[place]) && !same(other[index], other[place]))
  if (gone.some(isUnclear)) return other
  return after.map((item, index) => {
    const place = places[index]
    if (place === undefined) return skeletonOfItem(field, item)
    if (field.item) return followed(field.item, before[place], item, other[place])
    return followedGroup(field.fields ?? {}, before[place], item, other[place])
  })
}

/** Pairs sections by id. Existing differences between the languages are left alone: `copyStructure` resolves those. */
function followedSections({ types }: FieldOf<'sections'>, before: List, after: List, other: List): List {
  const [was, is, theirs] = [before, after, other].map(sectionsById) as [ById, ById, ById]
  const isSame = same([...was.keys()], [...is.keys()])
  const ids = isSame
    ? [...theirs.keys()]
    : joinedIds(
        [...is.keys()].filter((id) => theirs.has(id) || !was.has(id)),
        [...theirs.keys()].filter((id) => is.has(id) || !was.has(id)),
      )
  return ids.map((id) => {
    const [old, own, their] = [was, is, theirs].map((each) => each.get(id)?.section)
    if (!their) return skeleton(fieldsOf(types, own), asGroup(own))
    return own ? followedGroup(fieldsOf(types, own), old, own, their) : their
  })
}

type ById = ReturnType<typeof sectionsById>

function followedGroup(fields: Fields, before: unknown, after: unknown, other: unknown): Values {
  const [was, is, theirs] = [asGroup(before), asGroup(after), asGroup(other)]
  const changed = Object.entries(fields).flatMap(([name, field]) =>
    same(was[name], is[name]) ? [] : [[name, followed(field, was[name], is[name], theirs[name])] as const],
  )
  return Object.fromEntries(
    [...Object.entries(theirs), ...changed].filter(([, value]) => value !== undefined),
  )
}

const pictureFields: Fields = {
  src: { kind: 'link', label: { en: 'File', de: 'Datei' } },
  alt: { kind: 'text', label: { en: 'Alternative text', de: 'Alternativtext' } },
  decorative: { kind: 'boolean', label: { en: 'Decorative', de: 'Schmuckbild' } },
}

/** Clears the alternative text when the picture changes, because the old text would describe another picture. */
function followedPicture(before: unknown, after: unknown, other: unknown): Values {
  const picture = followedGroup(pictureFields, before, after, other)
  const { src } = asGroup(other)
  return isBlank(src) || picture['src'] === src ? picture : { ...picture, alt: '' }
}

/** Does the same in the language in which another picture was chosen; takes a field's values there. */
export function withoutOldWords(field: Field, before: unknown, after: unknown): unknown {
  const [was, is] = [asGroup(before), asGroup(after)]
  if (field.kind === 'image') {
    const isReplaced = !isBlank(was['src']) && was['src'] !== is['src'] && was['alt'] === is['alt']
    return isReplaced ? { ...is, alt: '' } : after
  }
  const inside = (old: unknown, own: unknown): unknown => {
    const fields = fieldsWithin(field, own)
    if (!fields || !isGroup(own) || same(old, own)) return own
    const cleared = Object.entries(fields).map(
      ([name, inner]) => [name, withoutOldWords(inner, asGroup(old)[name], own[name])] as const,
    )
    return { ...own, ...Object.fromEntries(cleared.filter(([, value]) => value !== undefined)) }
  }
  if (field.kind === 'object') return inside(before, after)
  const [old, own] = [asList(before), asList(after)]
  const isOne = old.length === own.length && own.filter((item, index) => !same(item, old[index])).length === 1
  // Several differ only if they were moved.
  return isOne ? own.map((item, index) => inside(old[index], item)) : after
}

/**
 * Applies a change to another language: `before` and `after` are a field's values in the language being edited, `other`
 * is its value in the other one. Returns the new value there: a value that was the same stays the same; one that
 * differs is left alone.
 */
export function followed(field: Field, before: unknown, after: unknown, other: unknown): unknown {
  if (field.shared || same(before, after) || same(after, other)) return other
  if (isUnset(before) && isUnset(after)) return other
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
    case 'file':
      return other
    case 'object':
      return followedGroup(field.fields, before, after, other)
    case 'image':
      return followedPicture(before, after, other)
    case 'list':
      return followedList(field, asList(before), asList(after), asList(other))
    case 'sections':
      return followedSections(field, asList(before), asList(after), asList(other))
    default:
      return isUnset(other) || same(before, other) ? after : other
  }
}

/** Gives lists inside a kept section as many items as the other language has. */
function aligned(fields: Fields, source: Values, target: Values): Values {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const [from, own] = [source[name], asList(target[name])]
    if (field.kind !== 'list' || !Array.isArray(from)) return []
    return [[name, from.map((item: unknown, index) => own[index] ?? skeletonOfItem(field, item))] as const]
  })
  return { ...target, ...Object.fromEntries(lists) }
}

/**
 * Reconciles languages that have diverged: the target's sections in the source's order and number. A section of the
 * target keeps its words if the source has one with the same id or, without ids, of the same kind; missing ones are
 * added without words. `removed` counts sections of the target without a counterpart in the source.
 */
export function copyStructure(types: Types, source: List, target: List) {
  const named = withSectionIds({ source, target })
  const own = sectionsById(named.target)
  const sections = named.source.map((section) => {
    if (!isGroup(section)) return section
    const id = idOfSection(section)
    const kept = id === undefined ? undefined : own.get(id)?.section
    if (id !== undefined) own.delete(id)
    const fields = fieldsOf(types, section)
    return kept ? aligned(fields, section, kept) : skeleton(fields, section)
  })
  return { source: named.source, sections, removed: own.size }
}
