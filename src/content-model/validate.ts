/** From field descriptors to yup schemas: type, presence, limits and form of every value. */
import {
  array,
  boolean,
  lazy,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type Lazy,
  type Schema,
} from 'yup'
import { isCalendarDay } from './calendar'
import type { Field, Fields, Label, SectionType } from './fields'
import { label } from './fields'
import { nearest } from './nearest'
import type { FieldPath, Finding, Message } from './problems'
import { slugMaxLength, slugPattern } from './slugify'
import * as say from './value-messages'

type AnySchema = Schema | Lazy<unknown>
/** What a failing test carries instead of a sentence: the message and the label of its field. */
type Carried = Message & { readonly label: Label }
type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const tell =
  (name: Label, make: (value: unknown) => Message) =>
  ({ value }: { value?: unknown }): Carried => ({ ...make(value), label: name })

/** Adds one test; blank values pass, because only `required` speaks about those. */
function withTest<S extends Schema>(
  schema: S,
  name: Label,
  check: (value: unknown) => Message | undefined,
): S {
  return schema.test({
    name: 'value',
    test: (value: unknown, context) => {
      const message = isBlank(value) ? undefined : check(value)
      return message ? context.createError({ message: { ...message, label: name } }) : true
    },
  }) as S
}

function withPresence<S extends Schema>(schema: S, field: { label: Label; required?: boolean }): S {
  if (!field.required) return schema
  return schema.test({
    name: 'required',
    message: tell(field.label, () => say.missing),
    test: (value: unknown) => !isBlank(value),
  }) as S
}

function stringSchema(field: { label: Label; required?: boolean }) {
  const typed = string()
    .strict()
    .nullable()
    .typeError(tell(field.label, (value) => say.wrongType('text', value)))
  return withPresence(typed, field)
}

function textSchema(field: FieldOf<'text' | 'longText' | 'markdown'>): Schema {
  const { min, max, pattern } = field
  return withTest(stringSchema(field), field.label, (value) => {
    const content = String(value).trim()
    if (max !== undefined && content.length > max) return say.tooLong(content.length, max)
    if (min !== undefined && content.length < min) return say.tooShort(content.length, min)
    if (pattern && !new RegExp(pattern.regex, 'u').test(content))
      return say.notMatching(content, pattern.message)
    return field.kind === 'text' && content.includes('\n') ? say.severalLines : undefined
  })
}

function numberSchema(field: FieldOf<'number'>): Schema {
  const typed = number()
    .strict()
    .nullable()
    .typeError(tell(field.label, (value) => say.wrongType('number', value)))
  return withTest(withPresence(typed, field), field.label, (value) => {
    const amount = Number(value)
    if (field.integer && !Number.isInteger(amount)) return say.notWhole(amount)
    const outside =
      (field.min !== undefined && amount < field.min) || (field.max !== undefined && amount > field.max)
    return outside || !Number.isFinite(amount) ? say.outOfRange(amount, field.min, field.max) : undefined
  })
}

function selectSchema(field: FieldOf<'select'>): Schema {
  const options = field.options.map((option) => option.value)
  return withTest(withPresence(mixed().nullable(), field), field.label, (value) =>
    options.some((option) => option === value)
      ? undefined
      : say.notAnOption(value, options, nearest(String(value), options)),
  )
}

const slugText = (value: unknown): Message | undefined => {
  const content = String(value)
  if (content.length > slugMaxLength) return say.tooLong(content.length, slugMaxLength)
  return slugPattern.test(content) ? undefined : say.notASlug(content)
}

const dayText = (value: unknown) => (isCalendarDay(String(value)) ? undefined : say.notADay(String(value)))

/** The parts of a picture; whether the file is there and the alternative text good is the content check's task. */
const pictureFields: Fields = {
  src: { kind: 'text', label: label('File', 'Datei'), required: true, max: 200 },
  alt: { kind: 'text', label: label('Alternative text', 'Alternativtext'), max: 300 },
  decorative: { kind: 'boolean', label: label('Decorative', 'Schmuckbild') },
}

function groupSchema(field: { label: Label; required?: boolean }, fields: Fields): Schema {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, schemaOfField(inner)]))
  const typed: Schema = object(shape)
    .strict()
    .nullable()
    .typeError(tell(field.label, (value) => say.wrongType('group', value)))
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
    .typeError(tell(field.label, (value) => say.wrongType('list', value)))
  return withTest(withPresence(typed, field), field.label, (value) => {
    const count = Array.isArray(value) ? value.length : 0
    const outside =
      (field.min !== undefined && count < field.min) || (field.max !== undefined && count > field.max)
    return outside ? say.wrongCount(count, field.min, field.max) : undefined
  })
}

const sectionKind = label('Kind of section', 'Art des Abschnitts')
const sectionSchemas = new WeakMap<SectionType, Schema>()

/** The section types whose names stand in `types`, chosen by the section's own `type`. */
function sectionSchema(types: Readonly<Record<string, SectionType>>): Lazy<unknown> {
  const names = Object.keys(types)
  const unknownType = mixed().test({
    name: 'type',
    test: (value: unknown, context) => {
      if (typeof value !== 'object' || value === null) {
        return context.createError({ message: { ...say.wrongType('group', value), label: sectionKind } })
      }
      const found: unknown = 'type' in value ? value.type : undefined
      const message = isBlank(found)
        ? say.missing
        : say.notAnOption(found, names, nearest(String(found), names))
      return context.createError({
        path: `${context.path}.type`,
        message: { ...message, label: sectionKind },
      })
    },
  })
  return lazy((value: unknown) => {
    const name: unknown =
      typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
    const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined
    if (!type) return unknownType
    const schema = sectionSchemas.get(type) ?? groupSchema({ label: type.label }, type.fields)
    sectionSchemas.set(type, schema)
    return schema
  })
}

function itemSchema(field: FieldOf<'list'>): AnySchema {
  if (field.fields) return groupSchema({ label: field.singular, required: true }, field.fields)
  return field.item ? schemaOfField(field.item) : mixed().nullable()
}

/** The schema of one field: one case for each kind, so that a new kind does not compile until it has its rule. */
export function schemaOfField(field: Field): AnySchema {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return textSchema(field)
    case 'slug':
      return withTest(stringSchema(field), field.label, slugText)
    case 'date':
      return withTest(stringSchema(field), field.label, dayText)
    case 'link':
    case 'file':
      return stringSchema(field)
    case 'boolean':
      return withPresence(
        boolean()
          .strict()
          .nullable()
          .typeError(tell(field.label, (value) => say.wrongType('boolean', value))),
        field,
      )
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

/** The schema of an entry's values in one language; made once for each set of fields. */
export function schemaOf(fields: Fields): Schema {
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
      ? [{ ...(content as Carried), at: pathOf(error.path) }]
      : [],
  )
}

/** Checks the values of one language against the fields. Returns all findings; knows nothing of files and other entries. */
export function valueFindings(fields: Fields, values: unknown): Finding[] {
  try {
    schemaOf(fields).validateSync(values, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return (error.inner.length > 0 ? error.inner : [error]).flatMap(carried)
  }
}
