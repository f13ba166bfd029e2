/** The resolver of translated records: docs/spec/languages.md#translated-records. */
import { translatedText, translationOf } from './translated'

const en = { languages_code: 'en-US', title: 'E' }
const de = { languages_code: 'de-DE', title: 'D' }
const item = { translations: [en, de] }

test.each<[string, unknown, string]>([
  ['a response with a data object', { data: item }, 'D'],
  [
    'a response with a list: the first item',
    { data: [item, { translations: [{ ...de, title: 'X' }] }] },
    'D',
  ],
  ['a bare item', item, 'D'],
  ['a bare list', [item], 'D'],
  ['no entry of the language', { translations: [en] }, ''],
  ['no translations', { translations: [] }, ''],
  ['translations null', { translations: null }, ''],
  ['translations missing', {}, ''],
  ['translations not a list', { translations: 'D' }, ''],
  ['ids instead of objects', { translations: [1, 2] }, ''],
  ['an empty list', { data: [] }, ''],
  ['nothing', undefined, ''],
  ['field missing', { translations: [{ languages_code: 'de-DE' }] }, ''],
  ['field null', { translations: [{ ...de, title: null }] }, ''],
  ['field empty', { translations: [{ ...de, title: '' }] }, ''],
  ['field 0', { translations: [{ ...de, title: 0 }] }, '0'],
  ['field false', { translations: [{ ...de, title: false }] }, 'false'],
  ['a field called data beside its own translations', { ...item, data: item.translations }, 'D'],
  ['a text called data', { ...item, data: 'text' }, 'D'],
  ['data null', { ...item, data: null }, 'D'],
  ['an expanded language', { translations: [{ languages_code: { code: 'de-DE' }, title: 'D' }] }, 'D'],
])('%s', (_name, input, expected) => {
  expect(translatedText(input, 'title', 'de-DE')).toBe(expected)
})

test.each(['de-de', 'de', 'de-AT'])('%s is not de-DE', (iso) => {
  expect(translatedText(item, 'title', iso)).toBe('')
  expect(translationOf(item, iso)).toBeUndefined()
})

test('inherited object properties are not fields', () => {
  expect(translatedText(item, 'constructor', 'de-DE')).toBe('')
})
