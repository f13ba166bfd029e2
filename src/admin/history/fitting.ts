/** Adapts an old version to the current form: fields come and go as a site evolves. */
import { isGroup, type Values } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { Field, Fields } from '../../content-model/fields'
import type { PastValues } from './timeline'
import type { LocaleCode } from '../../site/locales'

/** Called with the name of each field that cannot be taken over. */
type LeaveOut = (name: string) => void

/** Returns undefined if the field does not accept the value's shape. */
function fittingValue(field: Field, value: unknown, leaveOut: LeaveOut): unknown {
  switch (field.kind) {
    case 'object':
      return isGroup(value) ? fittingFields(field.fields, value, leaveOut) : undefined
    case 'image':
      return isGroup(value) ? value : undefined
    case 'list':
      if (!Array.isArray(value)) return undefined
      return value.flatMap((item: unknown) => {
        const own = field.fields && isGroup(item) ? fittingFields(field.fields, item, leaveOut) : item
        return isGroup(own) === Boolean(field.fields) ? [own] : []
      })
    case 'sections':
      if (!Array.isArray(value)) return undefined
      return value.flatMap((item: unknown) => {
        if (!isGroup(item)) return []
        const kind = String(item['type'])
        const type = field.types[kind]
        if (!type) leaveOut(kind)
        return type ? [{ type: kind, ...fittingFields(type.fields, item, leaveOut, ['type', 'id']) }] : []
      })
    case 'reference':
      return Array.isArray(value) === field.multiple && !isGroup(value) ? value : undefined
    default:
      return Array.isArray(value) || isGroup(value) ? undefined : value
  }
}

function fittingFields(
  fields: Fields,
  values: Values,
  leaveOut: LeaveOut,
  others: readonly string[] = [],
): Values {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field && others.includes(name)) return [[name, value] as const]
    const own = field && value !== null ? fittingValue(field, value, leaveOut) : undefined
    if (own === undefined && value !== null && value !== '') leaveOut(name)
    return own === undefined ? [] : [[name, own] as const]
  })
  return Object.fromEntries(kept)
}

/** Returns the values that the form accepts and the names of the rejected ones. */
export function fittingVersion(
  collection: Collection,
  values: PastValues,
): { values: PastValues; leftOut: string[] } {
  const leftOut = new Set<string>()
  const fitting = Object.entries(values).map(([locale, own]) => [
    locale as LocaleCode,
    fittingFields(collection.fields, own, (name) => leftOut.add(name), collection.body ? ['body'] : []),
  ])
  return { values: Object.fromEntries(fitting) as PastValues, leftOut: [...leftOut] }
}
