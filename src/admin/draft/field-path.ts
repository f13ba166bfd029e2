/** Describes the location of a field in the editor's terms: “Sections 2 › Items 1 › Title”. */
import { isGroup } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { Field, Fields, Label } from '../../content-model/fields'
import { fieldsWithin } from '../../content-model/walk'

const bodyLabel: Label = { en: 'Text', de: 'Text' }
const inner = (field: Field, value: unknown): Fields => fieldsWithin(field, value) ?? {}

type Steps = readonly (string | number)[]

const section: Label = { en: 'Section', de: 'Abschnitt' }

/** “Section 2 (Features)”, “Item 1”. */
function nameOfItem(field: Field, item: unknown, language: keyof Label): string {
  if (field.kind === 'list') return field.singular[language]
  return field.kind === 'sections' ? section[language] : field.label[language]
}

function describe(fields: Fields, values: unknown, steps: Steps, language: keyof Label): string[] {
  const [name, index, ...rest] = steps
  if (name === undefined) return []
  const field = fields[String(name)]
  if (!field) return [name === 'body' ? bodyLabel[language] : String(name)]
  const value = isGroup(values) ? values[String(name)] : undefined
  if (typeof index === 'number') {
    const item: unknown = Array.isArray(value) ? value[index] : undefined
    return [
      `${nameOfItem(field, item, language)} ${index + 1}`,
      ...describe(inner(field, item), item, rest, language),
    ]
  }
  const below = index === undefined ? [] : describe(inner(field, value), value, [index, ...rest], language)
  return [field.label[language], ...below]
}

/** Splits a field path such as `sections[1].items[0].title`, as used in problems. */
export function stepsOf(field: string): Steps {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** Takes the collection, one language's values and the path to a field; positions in the result count from 1. */
export function describeField(
  collection: Collection,
  values: unknown,
  steps: Steps,
  language: keyof Label,
): string {
  return describe(collection.fields, values, steps, language).join(' › ')
}

/** The place of a field in the form, for `byPlace`; the text follows the other fields. */
export function placeOf(fields: Fields, values: unknown, [step, ...rest]: Steps): number[] {
  if (step === undefined) return []
  const place = Object.keys(fields).indexOf(String(step))
  const field = fields[String(step)]
  if (!field) return [place < 0 ? Infinity : place]
  const value = isGroup(values) ? values[String(step)] : undefined
  const [index, ...below] = rest
  if (typeof index !== 'number') return [place, ...placeOf(inner(field, value), value, rest)]
  const item: unknown = Array.isArray(value) ? value[index] : undefined
  return [place, index, ...placeOf(inner(field, item), item, below)]
}

/** Compares two places in a form; a list precedes its items. */
export function byPlace(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((place, at) => place !== b[at])
  if (index < 0) return a.length - b.length
  const other = b[index]
  return other === undefined ? 1 : (a[index] ?? 0) < other ? -1 : 1
}

/** The descriptor of a field; undefined if the content model does not define it. */
export function fieldAt(fields: Fields, values: unknown, [name, index, ...rest]: Steps): Field | undefined {
  const field = fields[String(name)]
  if (!field || index === undefined) return field
  const value = isGroup(values) ? values[String(name)] : undefined
  if (typeof index !== 'number') return fieldAt(inner(field, value), value, [index, ...rest])
  if (field.kind === 'list' && field.item && rest.length === 0) return field.item
  const item: unknown = Array.isArray(value) ? value[index] : undefined
  return rest.length > 0 ? fieldAt(inner(field, item), item, rest) : undefined
}
