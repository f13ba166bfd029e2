/** Maps a field's problem to its text in `locales/{en,de}/form.json`. */
import { formatNumber } from '../../i18n/format'
import type { LocaleIso } from '../../site/locales'
import { textField, type FieldName, type TextFieldName } from './fields'
import type { FieldProblem } from './schema'

export type ProblemKey =
  | `${TextFieldName}TooLong`
  | 'nameRequired'
  | 'emailRequired'
  | 'messageRequired'
  | 'emailInvalid'
  | 'consentRequired'

/** The values of a problem's text, in the page's language. */
export function problemValues(name: FieldName, iso: LocaleIso): Record<string, string> {
  return name === 'consent' ? {} : { max: formatNumber(textField(name).max, iso) }
}

/** The text key of a problem. */
export function problemKey(name: FieldName, problem: FieldProblem): ProblemKey {
  if (name === 'consent') return 'consentRequired'
  if (problem === 'tooLong') return `${name}TooLong`
  if (problem === 'required' && (name === 'name' || name === 'email' || name === 'message'))
    return `${name}Required`
  return 'emailInvalid'
}
