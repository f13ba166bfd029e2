/** Validates values against field descriptors: type, presence, limits and format. */
import { asValues, isBlank, isGroup } from '../lib/values'
import { label, slug, text, type Field, type Fields, type FieldOf } from './fields'
import type { FieldPath, Finding, Message } from './problems'
import { message } from './sentences'
import { faultOf, notAnOption, typeFault, typeFaultOf } from './value-faults'
import { pictureFields } from './walk'

export const sectionKind = label('Kind of section', 'Art des Abschnitts')

/** Presence of the id depends on the other languages, so the content check tests it. */
const sectionId = slug({ label: label('Id of the section', 'Kennung des Abschnitts') })

/** The findings in a section, whose `type` selects its fields. */
function sectionFindings({ types }: FieldOf<'sections'>, value: unknown, at: FieldPath): Finding[] {
  const wrongType = typeFault(value, 'group')
  if (wrongType) return [{ ...wrongType, label: sectionKind, at }]
  const name = asValues(value)?.['type']
  const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined
  if (type) return groupFindings({ ...type.fields, id: sectionId }, value, at)
  const content = isBlank(name) ? message('missing') : notAnOption(name, Object.keys(types))
  return [{ ...content, label: sectionKind, at: [...at, 'type'] }]
}

function groupFindings(fields: Fields, value: unknown, at: FieldPath): Finding[] {
  if (!isGroup(value)) return []
  return Object.entries(fields).flatMap(([key, field]) => findingsOf(field, value[key], [...at, key]))
}

/** The descriptor of the items of a list of plain values or groups. */
function itemOf(field: Field): Field | undefined {
  if (field.kind === 'reference') return text({ label: field.label, required: true })
  if (field.kind !== 'list') return undefined
  return field.fields
    ? { kind: 'object', label: field.singular, required: true, fields: field.fields }
    : field.item
}

/** The findings inside a list or group. */
function innerFindings(field: Field, value: unknown, at: FieldPath): Finding[] {
  if (field.kind === 'object') return groupFindings(field.fields, value, at)
  if (field.kind === 'image') return groupFindings(pictureFields, value, at)
  if (!Array.isArray(value)) return []
  const item = itemOf(field)
  return value.flatMap((each: unknown, index): Finding[] => {
    const place = [...at, index]
    if (field.kind === 'sections') return sectionFindings(field, each, place)
    return item ? findingsOf(item, each, place) : []
  })
}

function findingsOf(field: Field, value: unknown, at: FieldPath): Finding[] {
  const found = (content: Message | undefined): Finding[] =>
    content ? [{ ...content, label: field.label, at }] : []
  // An empty text is blank, but not a number or a switch.
  const wrongType = value === undefined || value === null ? undefined : typeFaultOf(field, value)
  if (wrongType) return found(wrongType)
  if (isBlank(value)) return field.required ? found(message('missing')) : []
  return [...found(faultOf(field, value)), ...innerFindings(field, value, at)]
}

/**
 * Validates one language's values against the fields. Returns all findings; does not consider files or other entries.
 */
export function valueFindings(fields: Fields, values: unknown): Finding[] {
  return findingsOf({ kind: 'object', label: label('Entry', 'Eintrag'), fields }, values, [])
}
