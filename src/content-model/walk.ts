/** Traversals of an entry's values along its field descriptors, through objects, lists and sections. */
import { asValues, isGroup, type Values } from '../lib/values'
import { label, type Field, type Fields, type Label } from './fields'
import type { FieldPath } from './problems'

/** The parts of an image value; the content check tests the file and the alternative text. */
export const pictureFields = {
  src: { kind: 'text', label: label('File', 'Datei'), required: true, max: 200 },
  alt: { kind: 'text', label: label('Alternative text', 'Alternativtext'), max: 300 },
  decorative: { kind: 'boolean', label: label('Decorative', 'Schmuckbild') },
} as const satisfies Fields

/**
 * The fields of a group: of an object, an image, a list item or a section. Undefined if a field's values are not named,
 * and for unknown section types.
 */
export function fieldsWithin(field: Field | undefined, group: unknown): Fields | undefined {
  switch (field?.kind) {
    case 'object':
    case 'list':
      return field.fields
    case 'image':
      return pictureFields
    case 'sections': {
      const type = asValues(group)?.['type']
      return typeof type === 'string' && Object.hasOwn(field.types, type)
        ? field.types[type]?.fields
        : undefined
    }
    default:
      return undefined
  }
}

/** One field with its value. `group` contains its siblings (for a list of plain values: an empty object). */
export type Visit = { field: Field; at: FieldPath; value: unknown; group: Values; label: Label }

function walkList(field: Field, value: unknown, at: FieldPath, visit: (entry: Visit) => void): void {
  if (!Array.isArray(value)) return
  value.forEach((item: unknown, index) => {
    const here = [...at, index]
    const fields = fieldsWithin(field, item)
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

/** Calls `visit` for every field of `fields` in pre-order, including those without a value. An image is one value. */
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

/** Maps a leaf value. `field` is undefined if the content model does not define it. */
type Change = (field: Field | undefined, value: unknown) => unknown

function mapField(field: Field | undefined, value: unknown, change: Change): unknown {
  if (field?.kind === 'object' && isGroup(value)) return mapFields(field.fields, value, change)
  if ((field?.kind !== 'list' && field?.kind !== 'sections') || !Array.isArray(value))
    return change(field, value)
  const plain = field.kind === 'list' ? field.item : undefined
  return value.map((item: unknown) => {
    const fields = fieldsWithin(field, item)
    return fields && isGroup(item) ? mapFields(fields, item, change) : change(plain, item)
  })
}

/** Returns the values with every leaf mapped. An image is one value. */
export function mapFields(fields: Fields, values: Values, change: Change): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, mapField(fields[name], value, change)]),
  )
}
