/** Walks an entry's values along its field descriptors, down through objects, lists and sections. */
import { asValues, type Values } from '../lib/values'
import type { Field, Fields, Label } from '../content-model/fields'
import type { FieldPath } from '../content-model/problems'

/** One field with its value. `group` holds the values beside it (for a list of plain values: an empty object). */
export type Visit = { field: Field; at: FieldPath; value: unknown; group: Values; label: Label }

/** The fields that a section or list item has, or undefined where the value names no known section type. */
export function fieldsOfItem(field: Field, item: unknown): Fields | undefined {
  if (field.kind === 'list') return field.fields
  if (field.kind !== 'sections') return undefined
  const type = asValues(item)?.['type']
  return typeof type === 'string' && Object.hasOwn(field.types, type) ? field.types[type]?.fields : undefined
}

function walkList(field: Field, value: unknown, at: FieldPath, visit: (entry: Visit) => void): void {
  if (!Array.isArray(value)) return
  value.forEach((item: unknown, index) => {
    const here = [...at, index]
    const fields = fieldsOfItem(field, item)
    const inner = asValues(item)
    if (fields && inner) walkFields(fields, inner, visit, here)
    else if (field.kind === 'list' && field.item) walkField(field.item, item, here, {}, visit)
  })
}

function walkField(
  field: Field,
  value: unknown,
  at: FieldPath,
  group: Values,
  visit: (entry: Visit) => void,
): void {
  visit({ field, at, value, group, label: field.label })
  if (field.kind === 'object') {
    const inner = asValues(value)
    if (inner) walkFields(field.fields, inner, visit, at)
  } else if (field.kind === 'list' || field.kind === 'sections') walkList(field, value, at, visit)
}

/** Calls `visit` for every field of `fields`, outer ones first, also for fields without a value. */
export function walkFields(
  fields: Fields,
  values: Values,
  visit: (entry: Visit) => void,
  at: FieldPath = [],
): void {
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    walkField(field, value, [...at, key], values, visit)
  }
}
