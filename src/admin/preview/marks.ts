/** Decap marks texts with invisible characters, so that a click finds their field; some places cannot bear them. */
import { isGroup, type Values } from '../../lib/values'
import { vercelStegaClean } from '@vercel/stega'
import type { Collection } from '../../content-model'
import type { Field } from '../../content-model/fields'
import { mapFields } from '../../content-model/walk'

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

function withFitMarks(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'markdown' && typeof value === 'string') return inMarkdown(value)
  return field?.kind === 'text' || field?.kind === 'longText' ? value : vercelStegaClean(value)
}

/** Returns the values with marks only where text is shown as text. */
export function markedValues(collection: Collection, values: unknown): Values {
  if (!isGroup(values)) return {}
  const { body, ...fields } = values
  const marked = mapFields(collection.fields, fields, withFitMarks)
  return typeof body === 'string' ? { ...marked, body: inMarkdown(body) } : marked
}
