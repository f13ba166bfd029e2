/** The hint below a field in the editor: the descriptor's hint, and its limits in words. */
import { label, type Field, type Label, type Limits } from './fields'

type Language = keyof Label

const characters = label('characters', 'Zeichen')
const items = label('items', 'Einträge')

function limitsIn({ min, max }: Limits, unit: Label, language: Language): string | undefined {
  const de = language === 'de'
  const of = unit[language]
  if (min && max) return `${min} ${de ? 'bis' : 'to'} ${max} ${of}.`
  if (max) return `${de ? 'Höchstens' : 'At most'} ${max} ${of}.`
  return min ? `${de ? 'Mindestens' : 'At least'} ${min} ${of}.` : undefined
}

function limitsOf(field: Field, language: Language): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return limitsIn(field, characters, language)
    case 'list':
    case 'sections':
    case 'reference':
      return limitsIn(field, items, language)
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
