/** From stored values to what a page shows, driven by the field descriptors: one exhaustive switch over the kinds. */
import type { Field, FieldOf, Fields } from '../content-model/fields'
import { asGroup, asList, isGroup } from '../lib/values'
import { resolveLink } from '../entries/addresses'
import type { Action, Picture } from '../page/types'
import type { Cards, Shown, ShownFields } from '../page/shown'
import type { Around } from './around'
import { richText } from './rich-text'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** The image of `{ src, alt }`, or of `{ src, decorative: true }`; undefined if its file does not exist. */
function picture(value: unknown, { media }: Around): Picture | undefined {
  if (!isGroup(value) || typeof value['src'] !== 'string') return undefined
  const found = media.pictureOf(value['src'])
  return found && { ...found, alt: value['decorative'] ? '' : String(value['alt'] ?? '') }
}

function references(field: FieldOf<'reference'>, value: unknown, { content, card }: Around): unknown {
  const collection = field.collection as keyof Cards
  if (!field.multiple) return typeof value === 'string' ? card(collection, value) : undefined
  const chosen = Array.isArray(value) && value.length > 0 ? value.map(String) : undefined
  const all = () => (field.emptyMeansAll ? content.all(collection).map(({ slug }) => slug) : [])
  return (chosen ?? all()).flatMap((slug) => card(collection, slug) ?? [])
}

/** The label and target of a button or link; undefined without a label or a valid target. */
function action(value: unknown, { locale, content }: Around): Action | undefined {
  if (!isGroup(value) || isBlank(value['label']) || isBlank(value['link'])) return undefined
  const target = resolveLink(String(value['link']), locale, content)
  return target && { label: String(value['label']), ...target }
}

const isAction = ({ label, link }: Fields) => label?.kind === 'text' && link?.kind === 'link'

function items(field: FieldOf<'list'>, value: unknown, around: Around): unknown[] {
  const { fields, item } = field
  const written = asList(value)
  if (fields) return written.flatMap((each) => showFields(fields, each, around) ?? [])
  return item ? written.map((each) => showValue(item, each, around)) : [...written]
}

/** Converts one value. Never throws on the incomplete values of an open form. */
function showValue(field: Field, value: unknown, around: Around): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'slug':
    case 'date':
    case 'file':
      return isBlank(value) ? (field.required ? '' : undefined) : String(value)
    case 'select':
      return isBlank(value)
        ? (field.otherwise ?? (field.required ? field.options[0]?.value : undefined))
        : String(value)
    case 'boolean':
      return value === true
    case 'number':
      return isBlank(value) ? undefined : Number(value)
    case 'markdown':
      // Below a section's h2, the text's top-level headings become h3.
      return richText(isBlank(value) ? '' : String(value), around, 3)
    case 'link':
      return isBlank(value) ? undefined : resolveLink(String(value), around.locale, around.content)
    case 'image':
      return picture(value, around)
    case 'reference':
      return references(field, value, around)
    case 'object':
      return isAction(field.fields) ? action(value, around) : showFields(field.fields, value, around)
    case 'list':
      return items(field, value, around)
    case 'sections':
      return undefined
  }
}

/** Only these can be missing although set: a file, a target, an entry. */
const mayBeGone = (field: Field) =>
  field.kind === 'image' ||
  field.kind === 'link' ||
  field.kind === 'reference' ||
  (field.kind === 'object' && isAction(field.fields))

/** Converts a group of fields; undefined if a required file, target or entry is missing. */
export function showFields<S extends Fields>(
  fields: S,
  values: unknown,
  around: Around,
): ShownFields<S> | undefined {
  const written = asGroup(values)
  const shown: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = showValue(field, written[name], around)
    if (value === undefined && field.required && mayBeGone(field)) return undefined
    shown[name] = value
  }
  return shown as ShownFields<S>
}

/** Converts one field of an entry. */
export function showField<F extends Field>(field: F, value: unknown, around: Around): Shown<F> {
  return showValue(field, value, around) as Shown<F>
}
