/** @jest-environment jsdom */
/** The interface is in English or German; the site's languages are chosen by its owner. */
import { readIn } from './language'

jest.mock('../../site/own/languages', () => ({
  locales: [
    { code: 'fr', iso: 'fr-FR', name: 'Français' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  ],
  defaultLocale: 'fr',
}))

test('editors read the site in the interface language, or otherwise in the site’s default language', () => {
  document.documentElement.lang = 'de'
  expect(readIn()).toBe('de')
  document.documentElement.lang = 'en'
  expect(readIn()).toBe('fr')
})
