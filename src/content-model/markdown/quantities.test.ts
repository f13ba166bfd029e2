/** Numbers in tables: which texts count as numbers, and when a row is compared. */
import { quantityOf, sharesOf } from './quantities'

test.each([
  ['5,210', 5210, ''],
  ['5.210', 5210, ''],
  ['7.9%', 7.9, '%'],
  ['7,9 %', 7.9, '%'],
  ['38 min', 38, 'min'],
  ['6 h 40 min', 400, 'min'],
])('%s is a number', (text, value, unit) => expect(quantityOf(text)).toEqual({ value, unit }))

test.each(['', 'none', 'about 180', '4 to 8', 'RE-2026-11873', 'EN 16931'])('%s is not a number', (text) =>
  expect(quantityOf(text)).toBeUndefined(),
)

test('a row is compared if all its numbers have the same unit', () => {
  expect(sharesOf(['6 h 40 min', '5 h', '200 min'])).toEqual([1, 0.75, 0.5])
  expect(sharesOf(['7 %', '3.5 %'])).toEqual([1, 0.5])
  expect(sharesOf(['96 %', '98 %'])).toEqual([0.96, 0.98])
  expect(sharesOf(['7 %', '14 s'])).toBeUndefined()
  expect(sharesOf(['7 %', 'unknown'])).toBeUndefined()
  expect(sharesOf(['7 %'])).toBeUndefined()
  expect(sharesOf(['2009', '2013'])).toBeUndefined()
})
