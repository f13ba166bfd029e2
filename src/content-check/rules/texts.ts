/** Plain texts: no bad characters, and no tags that would be shown as they are. */
import { bodyLabel, type Rule } from '../rule'
import { walkFields } from '../walk-fields'
import type { Finding, FieldPath } from '../../content-model/problems'
import type { Label } from '../../content-model/fields'
import { badCharacters } from './characters'
import { message } from '../../content-model/sentences'

const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i

function inText(text: string, label: Label, at: FieldPath): Finding[] {
  return badCharacters(text).map((found) => ({ ...found, label, at }))
}

function tagsIn(text: string): Finding['rule'] | undefined {
  return tag.exec(text)?.[0]
}

/** Checks every text of an entry; tags in Markdown are the Markdown rule's task. */
export const texts: Rule = ({ collection, values }) => {
  const findings: Finding[] = []
  walkFields(collection.fields, values, ({ field, value, label, at }) => {
    const parts =
      field.kind === 'image' && typeof value === 'object' && value !== null ? Object.values(value) : [value]
    for (const part of parts) {
      if (typeof part !== 'string') continue
      findings.push(...inText(part, label, at))
      const shown = field.kind === 'text' || field.kind === 'longText' ? tagsIn(part) : undefined
      if (shown) {
        const content = message('tag-in-text', { shown }, 'warning')
        findings.push({ ...content, label, at })
      }
    }
  })
  const { body } = values
  return typeof body === 'string' ? [...findings, ...inText(body, bodyLabel, ['body'])] : findings
}
