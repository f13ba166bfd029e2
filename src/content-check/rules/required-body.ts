/** The Markdown body: required where it is shown, forbidden where it would be lost. */
import { asValues, isBlank, type Values } from '../../lib/values'
import { bodyLabel, type Rule } from '../rule'
import { message } from '../../content-model/sentences'

/** The section that shows a page's body (`content-model/sections/entries.ts`). */
const bodySection = 'contents'

function isShown(body: 'required' | 'optional' | undefined, values: Values): boolean {
  const { sections } = values
  if (body !== 'optional') return body === 'required'
  return Array.isArray(sections) && sections.some((section) => asValues(section)?.['type'] === bodySection)
}

/** Checks presence only; the Markdown rule checks the content. */
export const requiredBody: Rule = ({ collection, values }) => {
  const blank = isBlank(values['body'])
  const shown = isShown(collection.body, values)
  const place = { label: bodyLabel, at: ['body'] }
  if (shown && blank) return [{ ...message('missing'), ...place }]
  if (shown || blank) return []
  return [{ ...message('unexpected-body'), ...place }]
}
