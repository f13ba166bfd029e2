/** From field descriptors to yup schemas: type, presence, limits and format of every value. */
import { isBlank } from '../lib/values'
import { array, lazy, mixed, object, ValidationError, type Lazy, type Schema } from 'yup'
import { label, slug, type Field, type Fields, type Label, type SectionType } from './fields'
import type { FieldPath, Finding } from './problems'
import { message } from './sentences'
import { pictureFields } from './walk'
import { notOfType, stringSchema, withPresence, withTest, type FieldMessage } from './validate-tests'
import {
  booleanSchema,
  daySchema,
  notAnOption,
  numberSchema,
  selectSchema,
  slugSchema,
  textSchema,
  type FieldOf,
} from './validate-values'

type AnySchema = Schema | Lazy<unknown>

function groupSchema(field: { label: Label; required?: boolean }, fields: Fields): Schema {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, schemaOfField(inner)]))
  const typed: Schema = object(shape).strict().nullable().typeError(notOfType('group', field))
  return withPresence(typed, field)
}

function listSchema(
  field: { label: Label; required?: boolean; min?: number; max?: number },
  item: AnySchema,
): Schema {
  const typed = array()
    .of(item as Schema)
    .strict()
    .nullable()
    .typeError(notOfType('list', field))
  return withTest(withPresence(typed, field), field.label, (value) => {
    const count = Array.isArray(value) ? value.length : 0
    const { min, max } = field
    if (max !== undefined && count > max) return message('wrong-count.many', { count, max })
    return min !== undefined && count < min ? message('wrong-count', { count, min }) : undefined
  })
}

const sectionKind = label('Kind of section', 'Art des Abschnitts')

/** Presence of the id depends on the other languages, so the content check tests it. */
const sectionId = slug({ label: label('Id of the section', 'Kennung des Abschnitts') })
const sectionSchemas = new WeakMap<SectionType, Schema>()

/** A schema for the section types in `types`, selected by the section's `type`. */
function sectionSchema(types: Readonly<Record<string, SectionType>>): Lazy<unknown> {
  const names = Object.keys(types)
  const unknownType = mixed().test({
    name: 'type',
    test: (value: unknown, context) => {
      if (typeof value !== 'object' || value === null) {
        return context.createError({ message: notOfType('group', { label: sectionKind })({ value }) })
      }
      const found: unknown = 'type' in value ? value.type : undefined
      const content = isBlank(found) ? message('missing') : notAnOption(found, names)
      return context.createError({
        path: `${context.path}.type`,
        message: { ...content, label: sectionKind },
      })
    },
  })
  return lazy((value: unknown) => {
    const name: unknown =
      typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
    const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined
    if (!type) return unknownType
    const schema =
      sectionSchemas.get(type) ?? groupSchema({ label: type.label }, { ...type.fields, id: sectionId })
    sectionSchemas.set(type, schema)
    return schema
  })
}

function itemSchema(field: FieldOf<'list'>): AnySchema {
  if (field.fields) return groupSchema({ label: field.singular, required: true }, field.fields)
  return field.item ? schemaOfField(field.item) : mixed().nullable()
}

/** The schema of one field; the exhaustive switch makes a new kind without a rule a type error. */
function schemaOfField(field: Field): AnySchema {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return textSchema(field)
    case 'slug':
      return slugSchema(field)
    case 'date':
      return daySchema(field)
    case 'link':
    case 'file':
      return stringSchema(field)
    case 'boolean':
      return booleanSchema(field)
    case 'number':
      return numberSchema(field)
    case 'select':
      return selectSchema(field)
    case 'image':
      return groupSchema(field, pictureFields)
    case 'reference':
      return field.multiple
        ? listSchema(field, stringSchema({ label: field.label, required: true }))
        : stringSchema(field)
    case 'object':
      return groupSchema(field, field.fields)
    case 'list':
      return listSchema(field, itemSchema(field))
    case 'sections':
      return listSchema(field, sectionSchema(field.types))
  }
}

const entrySchemas = new WeakMap<Fields, Schema>()

/** The schema of an entry's values in one language; memoized by field set. */
function schemaOf(fields: Fields): Schema {
  const known = entrySchemas.get(fields)
  if (known) return known
  const schema = groupSchema({ label: label('Entry', 'Eintrag') }, fields)
  entrySchemas.set(fields, schema)
  return schema
}

function pathOf(path: string | undefined): FieldPath {
  return (path ?? '')
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

function carried(error: ValidationError): Finding[] {
  return error.errors.flatMap((content: unknown) =>
    typeof content === 'object' && content !== null && 'rule' in content
      ? [{ ...(content as FieldMessage), at: pathOf(error.path) }]
      : [],
  )
}

/**
 * Validates one language's values against the fields. Returns all findings; does not consider files or other entries.
 */
export function valueFindings(fields: Fields, values: unknown): Finding[] {
  try {
    schemaOf(fields).validateSync(values, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return (error.inner.length > 0 ? error.inner : [error]).flatMap(carried)
  }
}
