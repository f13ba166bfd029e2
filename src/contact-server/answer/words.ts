/** The sentences of a refusal. */
import type { FieldName } from '../../forms/contact/fields'
import { problemKey, problemValues } from '../../forms/contact/problem-key'
import type { FieldProblem } from '../../forms/contact/schema'
import type { Refusal } from '../../forms/contact/wire'
import { localeOf, type LocaleCode } from '../../site/locales'
import type { FormText } from '../texts'

/** The text of a field error, the same as shown next to the field. */
export function problemText(
  text: FormText,
  locale: LocaleCode,
  name: FieldName,
  problem: FieldProblem,
): string {
  return text(problemKey(name, problem), problemValues(name, localeOf(locale).iso))
}

/** Validation errors get both sentences of R80; every other refusal has its own. */
export function refusalText(text: FormText, reason: Refusal): string {
  return reason === 'invalid' ? `${text('mandatory')} ${text('failed')}` : text(reason)
}

/** Refusals of a form whose text may be sent again as it is, or shortened. */
const sendable: readonly Refusal[] = ['tooLarge', 'tooSlow', 'tooMany', 'unavailable']

/** The same for a page that has no form, because the text was not read: it says where the text is. */
export function refusalTextWithoutForm(text: FormText, reason: Refusal): string {
  const sentence = refusalText(text, reason)
  return sendable.includes(reason) ? `${sentence} ${text('goBack')}` : sentence
}
