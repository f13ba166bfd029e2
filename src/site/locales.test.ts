/** The locale entries (R43). */
import { defaultLocale, isLocaleCode, localeOf, locales } from './locales'

test('R43: code, iso code and name of both languages; English is the default', () => {
  expect(locales).toEqual([
    { code: 'en', iso: 'en-US', name: 'English' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  ])
  expect([defaultLocale, localeOf('de').iso]).toEqual(['en', 'de-DE'])
})

test.each(['fr', 'EN', 'toString', '', undefined])('%p is no locale code', (code) => {
  expect(isLocaleCode(code)).toBe(false)
})
