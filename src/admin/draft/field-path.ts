/** Describes the location of a field in the editor's terms: “Sections 2 › Items 1 › Title”. */
import { asList, isGroup } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { Field, Fields, Label } from '../../content-model/fields'
import type { FieldPath } from '../../content-model/problems'
import { fieldsWithin } from '../../content-model/walk'
import { shown } from '../words/language'

const bodyLabel: Label = { en: 'Text', de: 'Text' }
const inner = (field: Field, value: unknown): Fields => fieldsWithin(field, value) ?? {}

const section: Label = { en: 'Section', de: 'Abschnitt' }

/** What an item of a list is called: “Section”, “Item”. */
function nameOfItem(field: Field): string {
  if (field.kind === 'list') return shown(field.singular)
  return field.kind === 'sections' ? shown(section) : shown(field.label)
}

/**
 * A step along the path to a field: the field, undefined if the content model does not define it, its place in the form,
 * and which of its items the path continues in, if any.
 */
type Step = {
  name: string
  field: Field | undefined
  place: number
  index: number | undefined
}

/** The steps of a path, the outermost first, up to the first unknown field. */
function along(fields: Fields, values: unknown, [first, ...rest]: FieldPath): Step[] {
  if (first === undefined) return []
  const name = String(first)
  const field = fields[name]
  const whole = isGroup(values) ? values[name] : undefined
  const [index] = rest
  const isItem = typeof index === 'number'
  const held = isItem ? asList(whole)[index] : whole
  const place = Object.keys(fields).indexOf(name)
  const step: Step = { name, field, place, index: isItem ? index : undefined }
  return field ? [step, ...along(inner(field, held), held, isItem ? rest.slice(1) : rest)] : [step]
}

/** Splits a field path such as `sections[1].items[0].title`, as used in problems. */
export function stepsOf(field: string): FieldPath {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** Takes the collection, one language's values and the path to a field; positions in the result count from 1. */
export function describeField(collection: Collection, values: unknown, steps: FieldPath): string {
  const words = along(collection.fields, values, steps).map(({ name, field, index }) => {
    if (!field) return name === 'body' ? shown(bodyLabel) : name
    return index === undefined ? shown(field.label) : `${nameOfItem(field)} ${index + 1}`
  })
  return words.join(' › ')
}

/** The place of a field in the form, for `byPlace`; the text follows the other fields. */
export const placeOf = (fields: Fields, values: unknown, steps: FieldPath): number[] =>
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
export function fieldAt(fields: Fields, values: unknown, steps: FieldPath): Field | undefined {
  const { field, index } = along(fields, values, steps).at(-1) ?? {}
  if (index === undefined) return field
  return field?.kind === 'list' ? field.item : undefined
}
