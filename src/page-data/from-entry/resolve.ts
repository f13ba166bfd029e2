/** Resolves stored values in the browser as src/gatsby/resolve-value.ts does in the build. */
import type { Field, Fields } from '../../content-model/fields'
import { pictureHtml } from '../../content-model/markdown/picture-html'
import { fillPlaceholders } from '../../content-model/markdown/placeholders'
import { renderMarkdown, videosIn } from '../../content-model/markdown/render'
import { resolveLink, type EntryNode, type GetNodes } from '../../gatsby/entry-index'
import type { Translate } from '../../i18n/texts'
import type { LocaleCode } from '../../site/locales'
import { factOf } from '../facts'
import type { Picture } from '../types'

export type Surroundings = {
  locale: LocaleCode
  getNodes: GetNodes
  /** The interface texts of the language. */
  texts: Translate
  /** What stands for a picture; undefined if it is not there. */
  pictureOf: (src: string) => Omit<Picture, 'alt'> | undefined
  /** Entries of a collection in its order; `ids` chooses some, in the order given. */
  find: (collection: string, ids?: readonly string[]) => EntryNode[]
  /** The card of an entry, as a page query would return it. */
  card: (collection: string, node: EntryNode) => Record<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Renders Markdown; `firstLevel` is the level of its own first headings. */
export function richText(written: string, around: Surroundings, firstLevel: number): Record<string, unknown> {
  const { locale, getNodes, pictureOf, find, card } = around
  const source = fillPlaceholders(written, (name) => factOf(name, around))
  const text = renderMarkdown(source, {
    firstLevel,
    resolveLink: (target) => resolveLink(target, locale, getNodes)?.href,
    renderImage: ({ src, alt }) => {
      const picture = pictureOf(src)
      return picture && pictureHtml({ ...picture, alt })
    },
  })
  return { ...text, videos: find('videos', videosIn(source)).map((node) => card('videos', node)) }
}

function picture(value: unknown, { pictureOf }: Surroundings): Picture | undefined {
  if (!isValues(value) || typeof value['src'] !== 'string') return undefined
  const found = pictureOf(value['src'])
  const alt = value['decorative'] ? '' : String(value['alt'] ?? '')
  return found && { ...found, alt }
}

function references(
  field: Extract<Field, { kind: 'reference' }>,
  value: unknown,
  around: Surroundings,
): unknown {
  const { collection } = field
  const cards = (ids?: readonly string[]) =>
    around.find(collection, ids).map((node) => around.card(collection, node))
  if (!field.multiple) return typeof value === 'string' ? cards([value])[0] : undefined
  const ids = Array.isArray(value) && value.length > 0 ? (value as string[]) : undefined
  return ids || field.emptyMeansAll ? cards(ids) : []
}

/** Resolves a group of fields. */
export function resolveFields(
  fields: Fields,
  values: unknown,
  around: Surroundings,
): Record<string, unknown> {
  const record = isValues(values) ? values : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, resolveValue(field, record[name], around)]),
  )
}

/** Resolves one value by its descriptor; half-typed values of an open form never throw. */
export function resolveValue(field: Field, value: unknown, around: Surroundings): unknown {
  if (field.kind === 'reference') return references(field, value, around)
  if (value === undefined || value === null || value === '') return undefined
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'slug':
    case 'date':
    case 'select':
    case 'file':
    case 'boolean':
    case 'number':
      return value
    case 'markdown':
      return richText(String(value), around, 3)
    case 'link':
      return resolveLink(String(value), around.locale, around.getNodes)
    case 'image':
      return picture(value, around)
    case 'object':
      return resolveFields(field.fields, value, around)
    case 'list':
    case 'sections':
      return Array.isArray(value) ? value.map((item: unknown) => resolveItem(field, item, around)) : []
  }
}

function resolveItem(
  field: Extract<Field, { kind: 'list' | 'sections' }>,
  item: unknown,
  around: Surroundings,
): unknown {
  if (field.kind === 'list') {
    if (field.fields) return resolveFields(field.fields, item, around)
    return field.item ? resolveValue(field.item, item, around) : item
  }
  const type = isValues(item) ? String(item['type']) : ''
  return { ...resolveFields(field.types[type]?.fields ?? {}, item, around), type }
}
