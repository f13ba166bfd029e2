/** The locale entries (R43). */
import { defaultLocale, isLocaleCode, isRightToLeft, languageAttributes, localeOf, locales } from './locales'

test('R43: code, iso code and name of both languages; English is the default', () => {
  expect(locales).toEqual([
    { code: 'en', iso: 'en-US', name: 'English' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  ])
  expect([defaultLocale, localeOf('de').iso]).toEqual(['en', 'de-DE'])
})

test.each(['fr', 'EN', 'toString', '', undefined])('%p is not a locale code', (code) => {
  expect(isLocaleCode(code)).toBe(false)
})

test.each([
  ['ar-EG', true],
  ['he', true],
  ['de-DE', false],
  ['fr', false],
])('%s is written from right to left: %s', (iso, expected) => {
  expect(isRightToLeft(iso)).toBe(expected)
})

test('a site with left-to-right languages only has no dir attribute', () => {
  expect(languageAttributes('de-DE')).toEqual({ lang: 'de-DE' })
})
