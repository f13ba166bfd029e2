/** The text of an entry, as stored in the history of a checkout on any system. */
import { collections } from '../content-model'
import { valuesOfText } from './words'

const text = '---\ntitle: A\nsummary: B\n---\n\nOne\nTwo\n'

test.each([
  ['\\n', text],
  ['\\r\\n', text.replaceAll('\n', '\r\n')],
])('line endings %s: the same values', (_name, written) =>
  expect(valuesOfText(collections.news, written, 'en')).toEqual({
    title: 'A',
    summary: 'B',
    body: 'One\nTwo',
  }),
)

test('a text without front matter is kept as unreadable', () =>
  expect(valuesOfText(collections.news, 'One', 'en')).toEqual({ unreadable: 'One' }))
