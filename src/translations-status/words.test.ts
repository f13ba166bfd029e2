/** The words of an entry, as the history of a checkout on any system holds them. */
import { collections } from '../content-model'
import { valuesOfText } from './words'

const text = '---\ntitle: A\nsummary: B\n---\n\nOne\nTwo\n'

test.each([
  ['\\n', text],
  ['\\r\\n', text.replaceAll('\n', '\r\n')],
])('line ends %s: the same values', (_name, written) =>
  expect(valuesOfText(collections.news, written, 'en')).toEqual({
    title: 'A',
    summary: 'B',
    body: 'One\nTwo',
  }),
)

test('a text without front matter is kept as what cannot be read', () =>
  expect(valuesOfText(collections.news, 'One', 'en')).toEqual({ unreadable: 'One' }))
