/** Tests of the validation of values, one for each kind of field. */
import * as fields from './fields'
import type { Field, Fields } from './fields'
import { nearest } from './nearest'
import { valueFindings } from './validate'

const name = fields.label('Name', 'Name')
const options = [{ value: 'a', label: name }]
const types: Record<string, fields.SectionType> = {
  quote: { label: name, graphql: 'Quote', fields: { words: fields.text({ label: name, required: true }) } },
}

/** The rules that one value breaks, with the place inside the value. */
function broken(field: Field, value: unknown): string[] {
  return valueFindings({ value: field } as Fields, { value }).map(({ rule, at }) =>
    [rule, ...at.slice(1)].join(' '),
  )
}

const text = fields.text({ label: name, min: 2, max: 4, pattern: { regex: '^[a-z ]+$', message: name } })
const items = fields.list({
  label: name,
  singular: name,
  min: 1,
  max: 2,
  item: fields.text({ label: name, required: true }),
})
const groups = fields.list({
  label: name,
  singular: name,
  fields: { title: fields.text({ label: name, required: true }) },
})
const group = fields.object({
  label: name,
  required: true,
  fields: { title: fields.text({ label: name, required: true }) },
})

test.each<[string, Field, unknown, string[]]>([
  ['text', text, 'abc', []],
  ['text, spaces around it do not count', text, ' abcd \n', []],
  ['text too short', text, 'a', ['too-short']],
  ['text too long', text, 'abcde', ['too-long']],
  ['text of another form', text, 'ABC', ['wrong-form']],
  ['text that is a number', text, 12, ['wrong-type']],
  ['text on two lines', fields.text({ label: name }), 'a\nb', ['several-lines']],
  ['long text on two lines', fields.longText({ label: name }), 'a\nb', []],
  ['Markdown too long', fields.markdown({ label: name, max: 3 }), 'abcd', ['too-long']],
  ['slug', fields.slug({ label: name }), 'a-1', []],
  ['slug with a space', fields.slug({ label: name }), 'a 1', ['not-a-slug']],
  ['link that is a list', fields.link({ label: name }), ['x'], ['wrong-type']],
  [
    'file',
    fields.file({ label: name, folder: 'downloads', extensions: ['pdf'], required: true }),
    '',
    ['missing'],
  ],
  ['day', fields.date({ label: name }), '2024-02-29', []],
  ['day that does not exist', fields.date({ label: name }), '2023-02-29', ['not-a-day']],
  ['boolean', fields.boolean({ label: name }), false, []],
  ['boolean as a text', fields.boolean({ label: name }), 'true', ['wrong-type']],
  ['number', fields.number({ label: name, min: 1, max: 3, integer: true }), 3, []],
  ['number outside', fields.number({ label: name, min: 1, max: 3 }), 4, ['out-of-range']],
  ['number with a fraction', fields.number({ label: name, integer: true }), 1.5, ['not-whole']],
  ['number without end', fields.number({ label: name }), Infinity, ['out-of-range']],
  ['number that is a text', fields.number({ label: name }), '3', ['wrong-type']],
  ['choice', fields.select({ label: name, options }), 'a', []],
  ['no such choice', fields.select({ label: name, options }), 'c', ['not-an-option']],
  ['picture', fields.image({ label: name }), { src: '/media/x.png', alt: 'X' }, []],
  ['picture without file', fields.image({ label: name }), { alt: 'X' }, ['missing src']],
  ['picture that is a path', fields.image({ label: name }), '/media/x.png', ['wrong-type']],
  ['one reference', fields.reference({ label: name, collection: 'c' }), 'a', []],
  [
    'several where one is asked for',
    fields.reference({ label: name, collection: 'c' }),
    ['a'],
    ['wrong-type'],
  ],
  [
    'several references',
    fields.reference({ label: name, collection: 'c', multiple: true, max: 2 }),
    ['a', 'b'],
    [],
  ],
  [
    'too many references',
    fields.reference({ label: name, collection: 'c', multiple: true, max: 1 }),
    ['a', 'b'],
    ['wrong-count'],
  ],
  ['group', group, { title: 'A' }, []],
  ['group without its field', group, {}, ['missing title']],
  ['group that is missing', group, null, ['missing']],
  ['group that is a text', group, 'A', ['wrong-type']],
  ['list', items, ['a'], []],
  ['list with too many items', items, ['a', 'b', 'c'], ['wrong-count']],
  ['list with an empty item', items, ['a', ''], ['missing 1']],
  ['list with an item of another type', items, [['a']], ['wrong-type 0']],
  ['list that is a text', items, 'a', ['wrong-type']],
  ['list of groups', groups, [{ title: 'A' }, { title: '' }, null], ['missing 1 title', 'missing 2']],
  ['sections', fields.sections({ label: name, types }), [{ type: 'quote', words: 'A' }], []],
  [
    'section without its field',
    fields.sections({ label: name, types }),
    [{ type: 'quote' }],
    ['missing 0 words'],
  ],
  [
    'section of an unknown type',
    fields.sections({ label: name, types }),
    [{ type: 'qoute' }],
    ['not-an-option 0 type'],
  ],
  [
    'section of a type that objects have',
    fields.sections({ label: name, types }),
    [{ type: 'constructor' }],
    ['not-an-option 0 type'],
  ],
  ['section without type', fields.sections({ label: name, types }), [{ words: 'A' }], ['missing 0 type']],
  ['switch that is an empty text', fields.boolean({ label: name }), '', ['wrong-type']],
  ['section that is empty', fields.sections({ label: name, types }), [null], ['wrong-type 0']],
  ['section that is a text', fields.sections({ label: name, types }), ['quote'], ['wrong-type 0']],
])('%s', (_case, field, value, expected) => {
  expect(broken(field, value)).toEqual(expected)
})

test('optional fields may be absent, null or empty', () => {
  const optional: Fields = {
    text,
    items,
    day: fields.date({ label: name }),
    choice: fields.select({ label: name, options }),
  }
  for (const value of [undefined, null, '']) {
    const values = Object.fromEntries(
      Object.keys(optional).map((key) => [key, key === 'items' && value === '' ? [] : value]),
    )
    expect(valueFindings(optional, values)).toEqual([])
  }
})

test('findings carry the label and the remedy in both languages', () => {
  const [finding] = valueFindings(
    { title: fields.text({ label: fields.label('Title', 'Titel'), required: true }) },
    {},
  )
  expect(finding).toEqual({
    rule: 'missing',
    at: ['title'],
    label: { en: 'Title', de: 'Titel' },
    found: { en: 'nothing is entered', de: 'es ist nichts eingetragen' },
    remedy: { en: 'fill in this field', de: 'füllen Sie das Feld aus' },
  })
})

test('values that are not fields at all', () => {
  expect(valueFindings({}, 'text').map(({ rule }) => rule)).toEqual(['wrong-type'])
})

test.each([
  ['achor', 'anchor'],
  ['Title', 'title'],
  ['tiltes', 'title'],
  ['tailless', undefined],
  ['xyz', undefined],
])('suggests the intended word for %s', (word, meant) => {
  expect(nearest(word, ['anchor', 'title', 'tone'])).toBe(meant)
})
