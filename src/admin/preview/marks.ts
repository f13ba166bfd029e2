/**
 * Decap marks texts with invisible characters that lead a click to their field; this removes them where they do harm.
 */
import { isGroup, type Values } from '../../lib/values'
import { vercelStegaClean } from '@vercel/stega'
import type { Collection } from '../../content-model'
import type { Field } from '../../content-model/fields'
import { mapFields } from '../../content-model/walk'

/** Ends of Markdown blocks whose meaning a trailing mark would change: fences, tables, pictures, videos, rules. */
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

function withFitMarks(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'markdown' && typeof value === 'string') return inMarkdown(value)
  return field?.kind === 'text' || field?.kind === 'longText' ? value : vercelStegaClean(value)
}

/** Returns the values with marks only in fields that are shown as text. */
export function markedValues(collection: Collection, values: unknown): Values {
  if (!isGroup(values)) return {}
  const { body, ...fields } = values
  const marked = mapFields(collection.fields, fields, withFitMarks)
  return typeof body === 'string' ? { ...marked, body: inMarkdown(body) } : marked
}
