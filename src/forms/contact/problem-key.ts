/** Maps a field's problem to its text in `locales/{en,de}/form.json`. */
import type { FieldName, TextFieldName } from './fields'
import type { FieldProblem } from './schema'

export type ProblemKey =
  | `${TextFieldName}TooLong`
  | 'nameRequired'
  | 'emailRequired'
  | 'messageRequired'
  | 'emailInvalid'
  | 'consentRequired'

/** The text key of a problem. */
export function problemKey(name: FieldName, problem: FieldProblem): ProblemKey {
  if (name === 'consent') return 'consentRequired'
  if (problem === 'tooLong') return `${name}TooLong`
  if (problem === 'required' && (name === 'name' || name === 'email' || name === 'message')) {
    return `${name}Required`
  }
  return 'emailInvalid'
}
