/** The fields of the contact form and their limits: the single source for form, schema, server and mail. */

type TextField = {
  /** Maximum length in Unicode code points, after cleaning (`clean-text.ts`). */
  readonly max: number
  readonly required: boolean
  /** The autocomplete token of the HTML standard. */
  readonly autoComplete: string
  readonly kind: FieldKind
}

/** `line` is a single line, `lines` a multi-line text; e-mail and phone are lines with a specific keyboard. */
export type FieldKind = 'line' | 'email' | 'phone' | 'lines'

/** The `type` of the input for each single-line kind. */
export const inputTypes = { line: 'text', email: 'email', phone: 'tel' } as const

/**
 * `surname` is labelled First name; the label Name is ambiguous, so browsers autofill the full name there. Phone
 * numbers are free text, with an extension or a time of day. 254 is the longest address that SMTP can carry (RFC 5321,
 * 4.5.3.1.3); the other limits are ours, chosen so that the longest submission, percent-encoded, stays below the
 * server's body limit. With `off`, browsers would not restore the message when the visitor goes back to the form.
 */
export const textFields = {
  name: { max: 100, required: true, autoComplete: 'name', kind: 'line' },
  surname: { max: 100, required: false, autoComplete: 'given-name', kind: 'line' },
  company: { max: 150, required: false, autoComplete: 'organization', kind: 'line' },
  email: { max: 254, required: true, autoComplete: 'email', kind: 'email' },
  phone: { max: 60, required: false, autoComplete: 'tel', kind: 'phone' },
  message: { max: 4000, required: true, autoComplete: 'on', kind: 'lines' },
} as const satisfies Record<string, TextField>

export type TextFieldName = keyof typeof textFields
export type FieldName = TextFieldName | 'consent'

/** The visitor's input. `consent` is the privacy checkbox. */
export type ContactValues = Record<TextFieldName, string> & { consent: boolean }

export const textFieldNames = Object.keys(textFields) as TextFieldName[]

/** In page order, which is also the order of the error summary. */
export const fieldNames: readonly FieldName[] = [...textFieldNames, 'consent']

export const emptyValues: ContactValues = {
  name: '',
  surname: '',
  company: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
}

/** Returns a text field's definition without its literal types. */
export function textField(name: TextFieldName): TextField {
  return textFields[name]
}
