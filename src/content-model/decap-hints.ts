/** The hint below a field in the editor: the descriptor's hint, and its limits in words. */
import type { Field, Label } from './fields'

type Language = keyof Label

function textLimits(
  min: number | undefined,
  max: number | undefined,
  language: Language,
): string | undefined {
  const de = language === 'de'
  if (min && max) return de ? `${min} bis ${max} Zeichen.` : `${min} to ${max} characters.`
  if (max) return de ? `Höchstens ${max} Zeichen.` : `At most ${max} characters.`
  return min ? (de ? `Mindestens ${min} Zeichen.` : `At least ${min} characters.`) : undefined
}

function countLimits(
  min: number | undefined,
  max: number | undefined,
  language: Language,
): string | undefined {
  const de = language === 'de'
  if (min && max) return de ? `${min} bis ${max} Einträge.` : `${min} to ${max} items.`
  if (max) return de ? `Höchstens ${max} Einträge.` : `At most ${max} items.`
  return min ? (de ? `Mindestens ${min} Einträge.` : `At least ${min} items.`) : undefined
}

function limitsOf(field: Field, language: Language): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return textLimits(field.min, field.max, language)
    case 'list':
    case 'sections':
    case 'reference':
      return countLimits(field.min, field.max, language)
    case 'file':
      return `${language === 'de' ? 'Erlaubt' : 'Allowed'}: ${field.extensions.join(', ')}.`
    case 'number':
      return field.min !== undefined && field.max !== undefined ? `${field.min}–${field.max}.` : undefined
    default:
      return undefined
  }
}

/** Returns `{ hint }` in one interface language, or nothing if there is no hint. */
export function hintOf(field: Field, language: Language): { hint?: string } {
  const hint = [field.hint?.[language], limitsOf(field, language)].filter(Boolean).join(' ')
  return hint ? { hint } : {}
}
