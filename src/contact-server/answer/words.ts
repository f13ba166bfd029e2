/** The sentences of a refusal. */
import { textField, type FieldName } from '../../forms/contact/fields'
import { problemKey } from '../../forms/contact/problem-key'
import type { FieldProblem } from '../../forms/contact/schema'
import type { Refusal } from '../../forms/contact/wire'
import type { FormText } from '../texts'

/** What is wrong with a field, in the words that are shown beside it too. */
export function problemText(text: FormText, name: FieldName, problem: FieldProblem): string {
  return text(problemKey(name, problem), name === 'consent' ? {} : { max: textField(name).max })
}

/** Invalid entries get both sentences of R80; everything else has a sentence of its own. */
export function refusalText(text: FormText, reason: Refusal): string {
  return reason === 'invalid' ? `${text('mandatory')} ${text('failed')}` : text(reason)
}
