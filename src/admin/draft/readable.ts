/** Formats values as plain text that a person can read and paste. */
import { isGroup } from '../../lib/values'

/** Groups become `name: value` lines, list items are set off by dashes. */
export function readable(value: unknown, indent = ''): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value))
    return value.map((item) => `${indent}– ${readable(item, `${indent}  `).trimStart()}`).join('\n')
  if (!isGroup(value)) return `${indent}${String(value)}`
  return Object.entries(value)
    .map(([name, inner]) => {
      const text = readable(inner, `${indent}  `)
      return text.includes('\n') ? `${indent}${name}:\n${text}` : `${indent}${name}: ${text.trim()}`
    })
    .join('\n')
}
