/** @jest-environment jsdom */
/** Names of entries in lists, on cards and in select fields. */
import { immutableFrom, type Immutable } from './immutable'
import { choicesInWords, inWords, sortedBy } from './in-words'

const plain = {
  data: { title: 'Shift work', author: 'Ada', order: 2 },
  i18n: { de: { data: { title: 'Schichtarbeit', author: '' } } },
}

afterEach(() => (document.documentElement.lang = 'en'))

test.each([
  ['en', 'Shift work'],
  ['de', 'Schichtarbeit'],
])('in the interface language, where available: %s', (language, title) => {
  document.documentElement.lang = language
  const data = { ...plain.data, title }
  expect(inWords(immutableFrom(plain) as Immutable).toJS()['data']).toEqual(data)
  expect(choicesInWords([plain])).toEqual([{ data }])
  expect(['title', 'order', 'author'].map((name) => sortedBy(`data.${name}`)(plain))).toEqual([
    title,
    2,
    'Ada',
  ])
})
