/** The form as plain HTML with its values kept, for visitors without scripts after an error. */
import {
  fieldNames,
  inputTypes,
  textField,
  textFieldNames,
  type ContactValues,
  type TextFieldName,
} from '../../forms/contact/fields'
import type { FieldProblems } from '../../forms/contact/schema'
import { contactEndpoint, hiddenFields } from '../../forms/contact/wire'
import { escapeHtml } from '../../lib/html'
import type { LocaleCode } from '../../site/locales'
import { pathOf } from '../../site/paths'
import type { FormText } from '../texts'
import { problemText } from './words'

export type FormState = { locale: LocaleCode; values: ContactValues; problems: FieldProblems; id: string }

const idOf = (name: string): string => `contact-${name}`

function problemHtml(
  text: FormText,
  name: TextFieldName | 'consent',
  { locale, problems }: FormState,
): string {
  const problem = problems[name]
  return problem
    ? `<p class="problem" id="${idOf(name)}-problem">${escapeHtml(problemText(text, locale, name, problem))}</p>`
    : ''
}

function fieldHtml(text: FormText, name: TextFieldName, state: FormState): string {
  const { values, problems } = state
  const { kind, autoComplete, required } = textField(name)
  const shared = [
    `id="${idOf(name)}" name="${name}" dir="auto" autocomplete="${autoComplete}"`,
    required ? 'required' : '',
    problems[name] ? `aria-invalid="true" aria-describedby="${idOf(name)}-problem"` : '',
  ].join(' ')
  const value = escapeHtml(values[name])
  const control =
    kind === 'lines'
      ? `<textarea rows="8" ${shared}>\n${value}</textarea>`
      : `<input type="${inputTypes[kind]}" ${shared} value="${value}">`
  const label = `<label for="${idOf(name)}">${escapeHtml(text(name))}${required ? '*' : ''}</label>`
  return `<div class="field">${label}${control}${problemHtml(text, name, state)}</div>`
}

function consentHtml(text: FormText, state: FormState): string {
  const { values, problems } = state
  const invalid = problems.consent ? ` aria-invalid="true" aria-describedby="${idOf('consent')}-problem"` : ''
  const box = `<input type="checkbox" id="${idOf('consent')}" name="consent" required${values.consent ? ' checked' : ''}${invalid}>`
  const label = `<label for="${idOf('consent')}">${escapeHtml(text('consent'))}</label>`
  return `<div class="field"><div class="consent">${box}${label}</div>${problemHtml(text, 'consent', state)}</div>`
}

/** Title, the sentences of R80, and one link per field (GOV.UK's pattern). */
export function summaryHtml(
  text: FormText,
  locale: LocaleCode,
  sentence: string,
  problems: FieldProblems,
): string {
  const links = fieldNames.flatMap((name) => {
    const problem = problems[name]
    return problem
      ? [`<li><a href="#${idOf(name)}">${escapeHtml(problemText(text, locale, name, problem))}</a></li>`]
      : []
  })
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
  const title = escapeHtml(text(links.length > 0 ? 'summaryTitle' : 'notSentHeading'))
  return `<div class="summary" role="alert" aria-labelledby="summary-title"><h2 id="summary-title">${title}</h2><p>${escapeHtml(sentence)}</p>${list}</div>`
}

/** The form. Its id field continues the failed submission, so that a resubmission is not a duplicate. */
export function formHtml(text: FormText, state: FormState): string {
  const hidden = `<input type="hidden" name="${hiddenFields.language}" value="${state.locale}"><input type="hidden" name="${hiddenFields.id}" value="${state.id}">`
  const trap = `<div class="trap" aria-hidden="true"><label>${escapeHtml(text('trap'))}<input name="${hiddenFields.trap}" tabindex="-1" autocomplete="off"></label></div>`
  // If there are problems, the summary says this.
  const note = Object.keys(state.problems).length > 0 ? '' : `<p>${escapeHtml(text('mandatory'))}</p>`
  const fields = textFieldNames.map((name) => fieldHtml(text, name, state)).join('\n')
  return `<form method="post" action="${contactEndpoint}" novalidate>${hidden}${note}\n${fields}\n${consentHtml(text, state)}${trap}<p>${escapeHtml(text('privacyNote'))} <a href="${pathOf('privacy', state.locale)}">${escapeHtml(text('privacyLink'))}</a></p><button>${escapeHtml(text('send'))}</button></form>`
}
