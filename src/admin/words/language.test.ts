/** The interface speaks English and German; the site has whatever languages its owner has chosen. */
import { readIn } from './language'

jest.mock('../../site/own/languages', () => ({
  locales: [
    { code: 'fr', iso: 'fr-FR', name: 'Français' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  ],
  defaultLocale: 'fr',
}))

test('editors read the site in the language of the interface, or in its default one', () => {
  expect(readIn('de')).toBe('de')
  expect(readIn('en')).toBe('fr')
})
