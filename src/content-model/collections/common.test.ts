/** Fields of several collections, on a site whose default language is not English. */
import { ownSlug } from './common'

jest.mock('../../site/own/languages', () => ({
  locales: [
    { code: 'fr', iso: 'fr-FR', name: 'Français' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  ],
  defaultLocale: 'fr',
}))

test('an address is said to come from the title in the site’s default language', () => {
  expect(ownSlug.hint?.en).toContain('the French title')
  expect(ownSlug.hint?.de).toContain('dem Titel auf Französisch')
})
