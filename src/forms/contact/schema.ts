/** The validation rules of the contact form, shared by browser and server. */
import { boolean, object, string, ValidationError, type ObjectSchema } from 'yup'
import { cleanText, lengthOf } from './clean-text'
import { isEmailAddress } from './email-address'
import { textField, textFieldNames, type ContactValues, type FieldName, type TextFieldName } from './fields'

/** Possible problems of a field; their texts are in `locales/{en,de}/form.json`. */
export type FieldProblem = 'required' | 'tooLong' | 'invalid'
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>

const problem = (name: FieldProblem): FieldProblem => name

function textRule(name: TextFieldName) {
  const { max, required, kind } = textField(name)
  const cleaned = string()
    .ensure()
    .transform((text: string) => cleanText(text, kind))
  const filled = required ? cleaned.required(problem('required')) : cleaned
  const bounded = filled.test('length', problem('tooLong'), (text) => lengthOf(text ?? '') <= max)
  if (kind !== 'email') return bounded
  return bounded.test('address', problem('invalid'), (text) => !text || isEmailAddress(text))
}

/** Yup schema of the form's values; its messages are problem names. */
export const contactSchema: ObjectSchema<ContactValues> = object({
  name: textRule('name'),
  surname: textRule('surname'),
  company: textRule('company'),
  email: textRule('email'),
  phone: textRule('phone'),
  message: textRule('message'),
  consent: boolean().default(false).required().oneOf([true], problem('required')),
})

/** Cleans the values without validating them. */
export function cleanValues(values: ContactValues): ContactValues {
  const cleaned = { ...values }
  for (const name of textFieldNames) cleaned[name] = cleanText(values[name], textField(name).kind)
  return cleaned
}

const isProblem = (text: string): text is FieldProblem => ['required', 'tooLong', 'invalid'].includes(text)

/** Returns the first problem of each field; an empty object means the values are valid. */
export function findProblems(values: ContactValues): FieldProblems {
  try {
    contactSchema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const problems: FieldProblems = {}
    for (const { path, message } of error.inner) {
      const name = path as FieldName
      problems[name] ??= isProblem(message) ? message : 'invalid'
    }
    return problems
  }
}
