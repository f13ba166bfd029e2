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

/**
 * A step along the path to a field: the field, undefined if the content model does not define it, its place in the form,
 * and what it holds; with `index`, what that item of it holds.
 */
type Step = {
  name: string
  field: Field | undefined
  place: number
  index: number | undefined
  value: unknown
}

/** The steps of a path, the outermost first, up to the first unknown field. */
function along(fields: Fields, values: unknown, [first, ...rest]: Steps): Step[] {
  if (first === undefined) return []
  const name = String(first)
  const field = fields[name]
  const whole = isGroup(values) ? values[name] : undefined
  const [index] = rest
  const isItem = typeof index === 'number'
  const items: unknown[] = Array.isArray(whole) ? whole : []
  const step: Step = {
    name,
    field,
    place: Object.keys(fields).indexOf(name),
    index: isItem ? index : undefined,
    value: isItem ? items[index] : whole,
  }
  return field
    ? [step, ...along(inner(field, step.value), step.value, isItem ? rest.slice(1) : rest)]
    : [step]
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
  const words = along(collection.fields, values, steps).map(({ name, field, index, value }) => {
    if (!field) return name === 'body' ? bodyLabel[language] : name
    return index === undefined ? field.label[language] : `${nameOfItem(field, value, language)} ${index + 1}`
  })
  return words.join(' › ')
}

/** The place of a field in the form, for `byPlace`; the text follows the other fields. */
export const placeOf = (fields: Fields, values: unknown, steps: Steps): number[] =>
  along(fields, values, steps).flatMap(({ place, index }) => [
    place < 0 ? Infinity : place,
    ...(index === undefined ? [] : [index]),
  ])

/** Compares two places in a form; a list precedes its items. */
export function byPlace(a: readonly number[], b: readonly number[]): number {
  for (const [at, place] of a.entries()) {
    const other = b[at]
    if (other === undefined) return 1
    if (place !== other) return place - other
  }
  return a.length - b.length
}

/** The descriptor of a field; undefined if the content model does not define it. */
export function fieldAt(fields: Fields, values: unknown, steps: Steps): Field | undefined {
  const { field, index } = along(fields, values, steps).at(-1) ?? {}
  if (index === undefined) return field
  return field?.kind === 'list' ? field.item : undefined
}
