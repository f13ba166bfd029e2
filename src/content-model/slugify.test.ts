/** Addresses from titles. */
import { slugify, slugMaxLength, slugPattern } from './slugify'

test.each([
  ['Über uns & Größe', 'ueber-uns-groesse'],
  ['Straße 1', 'strasse-1'],
  ['Emre Yıldız', 'emre-yildiz'],
  ['Crème brûlée – à la carte', 'creme-brulee-a-la-carte'],
  ['„Muster“ und “pattern”', 'muster-und-pattern'],
  ['  --  ', ''],
  ['日本', ''],
])('%s → %s', (text, slug) => expect(slugify(text)).toBe(slug))

test('a long title gives a slug that ends in a letter or digit', () => {
  const slug = slugify(`${'wort '.repeat(40)}ende`)
  expect(slug.length).toBeLessThanOrEqual(slugMaxLength)
  expect(slug).toMatch(slugPattern)
})
