/** Brings the sections of one language in line with those of the other, without taking over its words. */
import { isGroup, type Values } from '../../lib/values'
import type { Field, Fields, SectionType } from '../../content-model/fields'

/** Words are left for the translator; everything else may be taken over as it is. */
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
      return Array.isArray(value)
        ? value.map((item) => skeletonOfItem(field.fields, field.item, item))
        : value
    default:
      return value
  }
}

function skeletonOfItem(fields: Fields | undefined, item: Field | undefined, value: unknown): unknown {
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

/** Fills lists inside a kept section up to the number of items that the other language has. */
function aligned(fields: Fields, source: Values, target: Values): Values {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const [from, to] = [source[name], target[name]]
    if (field.kind !== 'list' || !Array.isArray(from)) return []
    const own: unknown[] = Array.isArray(to) ? to : []
    return [
      [
        name,
        from.map((item: unknown, index) => own[index] ?? skeletonOfItem(field.fields, field.item, item)),
      ] as const,
    ]
  })
  return { ...target, ...Object.fromEntries(lists) }
}

type Sections = readonly unknown[]
const typeOf = (section: unknown) => (isGroup(section) ? section['type'] : undefined)

/**
 * Returns the target's sections in the source's order and number: a section of the target stays with its
 * words where the source has one of the same type, missing ones come in without words. `removed` counts
 * sections of the target that the source has no counterpart for.
 */
export function copyStructure(
  types: Readonly<Record<string, SectionType>>,
  source: Sections,
  target: Sections,
) {
  const left = [...target]
  const sections = source.map((section) => {
    const type = typeOf(section)
    const fields = typeof type === 'string' ? (types[type]?.fields ?? {}) : {}
    const at = left.findIndex((candidate) => typeOf(candidate) === type)
    const kept = at < 0 ? undefined : left.splice(at, 1)[0]
    if (!isGroup(section)) return section
    return isGroup(kept) ? aligned(fields, section, kept) : skeleton(fields, section)
  })
  return { sections, removed: left.length }
}
