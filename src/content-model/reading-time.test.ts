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

test.each([
  ['en-US', 'It’s 3.5 times faster, isn’t it? Yes: 1,000 pages. ', 9],
  ['de-DE', 'Die Ärztin prüft E-Rechnungen um 10:30 Uhr – täglich. ', 9],
  ['fr-FR', 'L’équipe répond aujourd’hui. ', 3],
  ['ja-JP', '私は日本語を読みます。', 6],
])('words in %s are counted as a reader would: “%s”', (iso, text, count) => {
  const speed = { en: 228, de: 179, fr: 195, ja: 184 }[iso.slice(0, 2)] ?? NaN
  expect(readingMinutes(text.repeat(speed), iso)).toBe(count)
})
