/** The validation rules by example; both sides use them, so this table defines what is accepted. */
import { cleanText, lengthOf } from './clean-text'
import { emptyValues, type ContactValues } from './fields'
import { cleanValues, contactSchema, findProblems } from './schema'

const valid: ContactValues = {
  ...emptyValues,
  name: 'Lovelace',
  email: 'ada@example.org',
  message: 'Hello',
  consent: true,
}

test('a minimal entry is valid; every missing required field is reported', () => {
  expect(findProblems(valid)).toEqual({})
  expect(findProblems(emptyValues)).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
    consent: 'required',
  })
})

test('the schema cleans what it validates', () => {
  expect(contactSchema.cast({ ...valid, name: ' Ada\r\nLovelace\u202E ' }).name).toBe('Ada Lovelace')
  expect(cleanValues({ ...valid, message: ' a\r\nb\r ' }).message).toBe('a\nb')
})

test.each([
  ['line', 'a\tb\nc', 'a b c'],
  ['lines', 'a\tb\r\n\u2028c\u0085d', 'a\tb\n\nc\nd'],
  ['line', '\uFEFF x \u200B', 'x'],
  ['line', '\u200D\u2060\u00AD', ''],
  ['line', 'u\u0308', 'ü'],
  ['email', 'ada\u200B@exam\u00ADple.org', 'ada@example.org'],
  ['line', 'می\u200Cخواهم', 'می\u200Cخواهم'],
] as const)('%s: %j becomes %j, and stays so', (kind, text, wanted) => {
  expect(cleanText(text, kind)).toBe(wanted)
  expect(cleanText(wanted, kind)).toBe(wanted)
})

test('length is in code points', () => {
  expect([lengthOf(''), lengthOf('ü'), lengthOf('😀'), lengthOf('u\u0308')]).toEqual([0, 1, 1, 2])
})
