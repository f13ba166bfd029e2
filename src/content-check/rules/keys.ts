/** Front matter fields that the content model does not define. */
import { asValues, type Values } from '../../lib/values'
import type { Field, Fields } from '../../content-model/fields'
import { label } from '../../content-model/fields'
import { nearest } from '../../content-model/nearest'
import type { FieldPath, Finding } from '../../content-model/problems'
import { sectionKeys } from '../../content-model/section-ids'
import { type Rule } from '../rule'
import { fieldsWithin } from '../../content-model/walk'
import { message } from '../../content-model/sentences'

function unknownKey(key: string, known: readonly string[], at: FieldPath): Finding {
  const meant = nearest(key, known)
  const content = message('unknown-field', { key, meant }, meant ? undefined : 'warning')
  return { ...content, label: label('Field name', 'Feldname'), at: [...at, key] }
}

function inGroup(fields: Fields, values: Values, at: FieldPath, extra: readonly string[] = []): Finding[] {
  const known = [...Object.keys(fields), ...extra]
  return Object.entries(values).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field) return inField(field, value, [...at, key])
    return extra.includes(key) ? [] : [unknownKey(key, known, at)]
  })
}

function inField(field: Field, value: unknown, at: FieldPath): Finding[] {
  const values = asValues(value)
  if (values && (field.kind === 'object' || field.kind === 'image'))
    return inGroup(fieldsWithin(field, values) ?? {}, values, at)
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown, index) => {
    const fields = fieldsWithin(field, item)
    const inner = asValues(item)
    return fields && inner
      ? inGroup(fields, inner, [...at, index], field.kind === 'sections' ? sectionKeys : [])
      : []
  })
}

/** A name close to a known one is a typo and an error; any other is a warning, because it merely has no effect. */
export const unknownFields: Rule = ({ collection, values }) =>
  inGroup(collection.fields, values, [], ['body'])
