/** The fields of the contact form and their limits: the one list that form, schema, server and mail are made from. */

type TextField = {
  /** Longest text in Unicode code points, counted after cleaning (`clean-text.ts`). */
  readonly max: number
  readonly required: boolean
  /** The autocomplete token of the HTML standard. */
  readonly autoComplete: string
  readonly kind: FieldKind
}

/** `line` is one line, `lines` a text of several; an address and a number are lines with a keyboard of their own. */
export type FieldKind = 'line' | 'email' | 'phone' | 'lines'

/** The `type` of an input for each kind that is one line. */
export const inputTypes = { line: 'text', email: 'email', phone: 'tel' } as const

/**
 * `surname` carries the label First name; the label Name leaves open how much of it, so browsers offer the full name
 * there. A number is taken as it is written, with an extension or a time of day. 254 is the longest address that SMTP
 * can carry (RFC 5321, 4.5.3.1.3); the other limits are ours, chosen so that the longest submission, percent-encoded,
 * stays below the body limit of the server.
 */
export const textFields = {
  name: { max: 100, required: true, autoComplete: 'name', kind: 'line' },
  surname: { max: 100, required: false, autoComplete: 'given-name', kind: 'line' },
  company: { max: 150, required: false, autoComplete: 'organization', kind: 'line' },
  email: { max: 254, required: true, autoComplete: 'email', kind: 'email' },
  phone: { max: 60, required: false, autoComplete: 'tel', kind: 'phone' },
  message: { max: 4000, required: true, autoComplete: 'off', kind: 'lines' },
} as const satisfies Record<string, TextField>

export type TextFieldName = keyof typeof textFields
export type FieldName = TextFieldName | 'consent'

/** What a visitor enters. `consent` is the privacy box. */
export type ContactValues = Record<TextFieldName, string> & { consent: boolean }

export const textFieldNames = Object.keys(textFields) as TextFieldName[]

/** In the order of the page, which is also the order of the error summary. */
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

/** Returns a text field's facts without the literal types. */
export function textField(name: TextFieldName): TextField {
  return textFields[name]
}
