/** Dates, numbers and sizes in both languages. */
import { formatBytes, formatDate, formatNumber } from './format'

test.each([
  ['2026-11-12', 'en-US', 'November 12, 2026'],
  ['2026-11-12', 'de-DE', '12. November 2026'],
  ['2026-01-01T00:00:00.000Z', 'en-US', 'January 1, 2026'],
  ['2024-02-29', 'de-DE', '29. Februar 2024'],
  ['soon', 'en-US', 'soon'],
] as const)('%s in %s is %s', (date, iso, text) => {
  expect(formatDate(date, iso)).toBe(text)
})

test.each([
  [0, 'en-US', '1 KB'],
  [1499, 'en-US', '1 KB'],
  [640_000, 'en-US', '640 KB'],
  [999_499, 'de-DE', '999 KB'],
  [999_500, 'de-DE', '1 MB'],
  [1_234_567, 'en-US', '1.2 MB'],
  [1_234_567, 'de-DE', '1,2 MB'],
] as const)('%i bytes in %s are %s', (bytes, iso, text) => {
  expect(formatBytes(bytes, iso)).toBe(text)
})

test('numbers are grouped according to the language', () => {
  expect(formatNumber(12345.67, 'en-US')).toBe('12,345.7')
  expect(formatNumber(12345.67, 'de-DE')).toBe('12.345,7')
})
