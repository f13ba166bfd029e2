/** Reading time: word count, the language's own speed, at least a minute. */
import { readingMinutes } from './reading-time'

const words = (count: number) => 'word '.repeat(count)

test.each([
  ['en-US', 1140, 5],
  ['de-DE', 895, 5],
  ['de-DE', 1140, 6],
  ['fi-FI', 920, 5],
])('%s reads %i words in %i minutes', (iso, count, minutes) =>
  expect(readingMinutes(words(count), iso)).toBe(minutes),
)

test('a short text takes a minute; markup, addresses and rules do not count as words', () => {
  expect(readingMinutes('', 'en-US')).toBe(1)
  expect(readingMinutes(`${words(400)}\n\n---\n\n${'– '.repeat(400)}`, 'en-US')).toBe(2)
  expect(readingMinutes('[one](/a/very/long/path/of/many/words) '.repeat(228), 'en-US')).toBe(1)
})
