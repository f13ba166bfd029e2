/** Lines of mixed directions, in visual order from left to right. */
import { visualRuns } from './bidi'

/** Right-to-left runs are marked by arrows. */
const seen = (text: string, rightToLeft: boolean): string[] =>
  visualRuns(text, rightToLeft).map((run) => (run.rightToLeft ? `←${run.text}` : run.text))

test('a line in one direction is one part', () => {
  expect(seen('Prices, 20 % off (until May)', false)).toEqual(['Prices, 20 % off (until May)'])
  expect(seen('من نحن', true)).toEqual(['←من نحن'])
  expect(seen('', true)).toEqual([])
})

test('names and numbers within a right-to-left line keep their own direction', () => {
  expect(seen('خدمات Musterwerk GmbH في 2026', true)).toEqual(['2026', '← في ', 'Musterwerk GmbH', '←خدمات '])
  // As in browsers: the percent sign is left of its number after an Arabic letter, but not after a Hebrew one.
  expect(seen('خصم 20% اليوم', true)).toEqual(['←% اليوم', '20', '←خصم '])
  expect(seen('הנחה 20% היום', true)).toEqual(['← היום', '20%', '←הנחה '])
  expect(seen('من 9:30 إلى 17:00', true)).toEqual(['17:00', '← إلى ', '9:30', '←من '])
})

test('a right-to-left word within a left-to-right line stays in its place', () => {
  expect(seen('Our name is שלום, we said', false)).toEqual(['Our name is ', '←שלום', ', we said'])
})

test('brackets and full stops follow the direction of the line, and are mirrored with it', () => {
  expect(seen('هاتف (Leipzig).', true)).toEqual(['←(.', 'Leipzig', '←هاتف )'])
  expect(seen('Musterwerk!', true)).toEqual(['←!', 'Musterwerk'])
})

test('marks stay with their letters', () => {
  expect(seen('مَرْحَبًا', true)).toEqual(['←مَرْحَبًا'])
  expect(seen('a\u0301 א', false)).toEqual(['a\u0301 ', '←א'])
})
