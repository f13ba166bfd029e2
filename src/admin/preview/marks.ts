/** Decap marks texts with invisible characters, so that a click finds their field; some places cannot bear them. */
import { isGroup, type Values } from '../../lib/values'
import { vercelStegaClean } from '@vercel/stega'
import type { Collection } from '../../content-model'
import type { Field, Fields } from '../../content-model/fields'

/** Ends of Markdown blocks that would mean something else with a mark behind them: fences, tables, pictures, videos, rules. */
const bearsNoMark = /(```|~~~|\||\)|\]|-{3,}|\*{3,}|>)\s*$/

function inMarkdown(source: string): string {
  return source
    .split(/(\n\n+)/)
    .map((block) => {
      const plain = vercelStegaClean(block)
      return bearsNoMark.test(plain) ? plain : block
    })
    .join('')
}

function inField(field: Field | undefined, value: unknown): unknown {
  if (typeof value === 'string') {
    if (field?.kind === 'markdown') return inMarkdown(value)
    return field?.kind === 'text' || field?.kind === 'longText' ? value : vercelStegaClean(value)
  }
  if (Array.isArray(value)) return value.map((item) => inItem(field, item))
  return isGroup(value) ? inFields(field?.kind === 'object' ? field.fields : {}, value) : value
}

function inItem(field: Field | undefined, item: unknown): unknown {
  if (field?.kind === 'list')
    return field.fields && isGroup(item) ? inFields(field.fields, item) : inField(field.item, item)
  if (field?.kind !== 'sections' || !isGroup(item)) return inField(undefined, item)
  return inFields(field.types[String(item['type'])]?.fields ?? {}, item)
}

function inFields(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inField(fields[name], value)]),
  )
}

/** Returns the values with marks only where text is shown as text. */
export function markedValues(collection: Collection, values: unknown): Values {
  if (!isGroup(values)) return {}
  const { body, ...fields } = values
  const marked = inFields(collection.fields, fields)
  return typeof body === 'string' ? { ...marked, body: inMarkdown(body) } : marked
}
