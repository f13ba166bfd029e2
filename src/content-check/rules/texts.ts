/** Plain texts: no bad characters, and no markup or placeholder that would be shown literally. */
import { bodyLabel, type Rule } from '../rule'
import { walkFields } from '../../content-model/walk'
import { placeholdersIn } from '../../content-model/markdown/placeholders'
import type { Finding, FieldPath } from '../../content-model/problems'
import type { Label } from '../../content-model/fields'
import { badCharacters } from './characters'
import { message } from '../../content-model/sentences'

/** HTML tags, Markdown links and images. */
const markup = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|!?\[[^[\]]+\]\([^()\s]+\)/i

function inText(text: string, label: Label, at: FieldPath): Finding[] {
  return badCharacters(text).map((found) => ({ ...found, label, at }))
}

/** Checks every plain text of an entry; Markdown has its own rules. */
export const texts: Rule = ({ collection, values }) => {
  const findings: Finding[] = []
  walkFields(collection.fields, values, ({ field, value, label, at }) => {
    const parts =
      field.kind === 'image' && typeof value === 'object' && value !== null ? Object.values(value) : [value]
    for (const part of parts) {
      if (typeof part !== 'string') continue
      findings.push(...inText(part, label, at))
      const shown = field.kind === 'text' || field.kind === 'longText' ? markup.exec(part)?.[0] : undefined
      if (shown) findings.push({ ...message('markup-in-text', { shown }, 'warning'), label, at })
      if (field.kind === 'markdown') continue
      for (const { name, line: textLine } of placeholdersIn(part)) {
        const fault = message('placeholder-in-plain-text', { name }, 'warning')
        findings.push({ ...fault, label, at, textLine })
      }
    }
  })
  const { body } = values
  return typeof body === 'string' ? [...findings, ...inText(body, bodyLabel, ['body'])] : findings
}
