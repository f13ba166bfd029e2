/** Reads and writes the form's fields in the DOM, which is the source of truth: input from before hydration is kept. */
import { emptyValues, textFieldNames, type ContactValues, type FieldName } from './fields'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The id of a field, used by labels, error links and tests. */
export const fieldId = (name: FieldName): string => `contact-${name}`

function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
}

/** The form's current values. */
export function readForm(form: HTMLFormElement): ContactValues {
  const values = { ...emptyValues }
  for (const name of textFieldNames) values[name] = fieldOf(form, name)?.value ?? ''
  const consent = fieldOf(form, 'consent')
  return { ...values, consent: consent instanceof HTMLInputElement && consent.checked }
}

/** The value of a field by its name in the DOM, for the honeypot. */
export function readField(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? ''
}

/** Writes values to the form. */
export function writeForm(form: HTMLFormElement, values: ContactValues): void {
  for (const name of textFieldNames) {
    const field = fieldOf(form, name)
    if (field) field.value = values[name]
  }
  const consent = fieldOf(form, 'consent')
  if (consent instanceof HTMLInputElement) consent.checked = values.consent
}

/** For what removes the element that had the focus, or names a field to correct. */
export function focusField(name: FieldName): void {
  document.getElementById(fieldId(name))?.focus()
}

/** Whether all fields are still empty. */
export function isUntouched(form: HTMLFormElement): boolean {
  const values = readForm(form)
  return textFieldNames.every((name) => values[name] === '')
}
