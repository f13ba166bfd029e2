/** From field descriptors to Decap's field configuration: one exhaustive switch over the kinds. */
import { today } from '../site/publishing'
import { hasCollection } from '../site/routes'
import { hintOf } from './decap-hints'
import type { Field, FieldOf, Fields, Label, SectionType } from './fields'
import { pictureFields } from './walk'

/** A field in Decap's configuration (snake_case, as in its documentation). */
export type DecapField = {
  name: string
  label: string
  widget: string
  required: boolean
  i18n: true | 'duplicate'
  hint?: string
  [option: string]: unknown
}

/** The context for converting a field. */
export type DecapContext = {
  /** The language of the editor's interface. */
  language: keyof Label
  /** Whether the value is per language; true for everything below a translated field except shared fields. */
  translated: boolean
  /** Inside an optional group nothing is required: Decap would demand it even in an empty group. */
  optional: boolean
  /** The fields that name the entries of a collection, for choosing references. */
  namesOf: (collection: string) => string[]
}

/** Buttons of the text editor: exactly what the site's renderer supports. */
const buttons = [
  'bold',
  'italic',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
]

/** Converts descriptors to Decap's list of fields; omits references to excluded collections. */
export function toDecapFields(fields: Fields, context: DecapContext): DecapField[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind !== 'reference' || hasCollection(field.collection))
    .map(([name, field]) => toDecapField(name, field, context))
}

/**
 * Converts one descriptor to Decap's field. Visible texts use the plain `string` and `text` widgets, so that clicking
 * them in the preview focuses the field; formatted values do not.
 */
export function toDecapField(name: string, field: Field, context: DecapContext): DecapField {
  const translated = !field.shared && (context.translated || field.translated === true)
  const required = field.required === true && !context.optional
  const base = {
    name,
    label: field.label[context.language],
    required,
    i18n: translated ? (true as const) : ('duplicate' as const),
    ...hintOf(field, context.language),
  }
  return { ...base, ...widgetOf(field, { ...context, translated, optional: !required && context.optional }) }
}

/** From this maximum length on, a text gets a multi-line input. */
const severalLines = 140

/** The limits for the character counter (src/admin/widgets/text-control.tsx). */
function lengthOf({ min, max }: { min?: number; max?: number }): { shortest?: number; longest?: number } {
  return {
    ...(min === undefined ? {} : { shortest: min }),
    ...(max === undefined ? {} : { longest: max }),
  }
}

type Widget = { widget: string; [option: string]: unknown }

function widgetOf(field: Field, context: DecapContext): Widget {
  switch (field.kind) {
    case 'text':
      if (field.standsFor) return { widget: 'text', standsFor: field.standsFor, ...lengthOf(field) }
      if (context.translated && !field.pattern && (field.max ?? 0) >= severalLines)
        return { widget: 'text', ...lengthOf(field) }
      return { widget: 'string', ...(field.pattern ? { visualEditing: false } : {}) }
    case 'longText':
      return { widget: 'text', lines: true, ...lengthOf(field) }
    case 'markdown':
      return { widget: 'markdown', buttons, editor_components: ['image', 'video', 'table'], minimal: true }
    case 'slug':
      return { widget: 'slug' }
    case 'link':
      return { widget: 'link' }
    case 'date':
      return {
        widget: 'datetime',
        format: 'YYYY-MM-DD',
        date_format: 'YYYY-MM-DD',
        time_format: false,
        picker_utc: false,
        // Articles and positions usually start today. Inside a list, a default would create a first item.
        ...(field.required && !context.translated ? { default: today() } : {}),
      }
    case 'boolean':
      return { widget: 'boolean', required: false }
    case 'number':
      return {
        widget: 'number',
        value_type: field.integer ? 'int' : 'float',
        step: field.integer ? 1 : 0.1,
        ...(field.start === undefined ? {} : { default: field.start }),
      }
    case 'select':
      return {
        widget: 'select',
        options: field.options.map((o) => ({ value: o.value, label: o.label[context.language] })),
      }
    case 'file':
      return {
        widget: 'file',
        choose_url: false,
        media_folder: `/static/${field.folder}`,
        public_folder: `/${field.folder}`,
        // Read by the editor's upload check (src/admin/rules/uploads.ts).
        extensions: [...field.extensions],
      }
    case 'image':
      return imageWidget(field, context)
    case 'reference':
      return referenceWidget(field, context)
    case 'object':
      return objectWidget(field.fields, { ...context, optional: context.optional || field.required !== true })
    case 'list':
      return listWidget(field, { ...context, optional: false })
    case 'sections':
      return sectionsWidget(field.types, field.label, { ...context, optional: false })
  }
}

const altHint = {
  en: 'Says what the picture shows, for people who cannot see it. Needed unless the picture is decorative.',
  de: 'Sagt, was das Bild zeigt, für Menschen, die es nicht sehen können. Nötig, außer bei einem Schmuckbild.',
}
const decorativeLabel = {
  en: 'Decorative: the picture says nothing',
  de: 'Schmuckbild: das Bild sagt nichts aus',
}

function imageWidget(
  { required: isRequired, standsFor }: FieldOf<'image'>,
  { language, translated, optional }: DecapContext,
): Widget {
  const required = isRequired === true && !optional
  const i18n = translated ? true : 'duplicate'
  const { src, alt } = pictureFields
  return {
    widget: 'object',
    // Shows what is used while the field is empty.
    collapsed: !required && !standsFor,
    fields: [
      {
        name: 'src',
        label: src.label[language],
        widget: 'image',
        required,
        i18n,
        choose_url: false,
        ...(standsFor ? { standsFor } : {}),
      },
      {
        name: 'alt',
        label: alt.label[language],
        hint: altHint[language],
        widget: 'string',
        required: false,
        i18n,
        visualEditing: false,
      },
      {
        name: 'decorative',
        label: decorativeLabel[language],
        widget: 'boolean',
        required: false,
        i18n,
      },
    ],
  }
}

function referenceWidget(field: FieldOf<'reference'>, context: DecapContext): Widget {
  const names = context.namesOf(field.collection)
  return {
    widget: 'relation',
    collection: field.collection,
    value_field: '{{slug}}',
    search_fields: names,
    display_fields: [names.map((name) => `{{${name}}}`).join(' · ')],
    options_length: 100,
    ...(field.multiple ? { multiple: true } : {}),
  }
}

/** A folded list item is labelled by its first plain text that it always has. */
function summaryOf(fields: Fields): { summary?: string } {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'text')
  const [name] = texts.find(([, { required }]) => required) ?? texts[0] ?? []
  return name ? { summary: `{{fields.${name}}}` } : {}
}

function objectWidget(fields: Fields, context: DecapContext): Widget {
  return { widget: 'object', collapsed: context.optional, fields: toDecapFields(fields, context) }
}

function listWidget(field: FieldOf<'list'>, context: DecapContext): Widget {
  const singular = field.singular[context.language]
  const shared = { widget: 'list', label_singular: singular, collapsed: true }
  if (field.item) {
    // Without a summary, all of them would be called the same: “Point”, “Point”, “Point”.
    const summary = `{{fields.item | default('${singular}')}}`
    return { ...shared, summary, field: toDecapField('item', field.item, context) }
  }
  const fields = field.fields ?? {}
  return { ...shared, ...summaryOf(fields), fields: toDecapFields(fields, context) }
}

function sectionsWidget(
  types: Readonly<Record<string, SectionType>>,
  name: Label,
  context: DecapContext,
): Widget {
  return {
    widget: 'list',
    label_singular: { en: 'section', de: 'Abschnitt' }[context.language],
    label: name[context.language],
    collapsed: true,
    types: Object.entries(types)
      .filter(([, section]) => hasCollection(section.lists))
      .map(([type, section]) => ({
        name: type,
        label: section.label[context.language],
        widget: 'object',
        i18n: true,
        ...(section.hint ? { hint: section.hint[context.language] } : {}),
        summary: `${section.label[context.language]}${'heading' in section.fields ? ': {{fields.heading}}' : ''}`,
        fields: toDecapFields(section.fields, context),
      })),
  }
}
