/** The purposes that the visitor is asked about, and the version that identifies exactly this set. */
import { statistics } from '../../site/statistics'
import type { ConsentCategory } from '../../site/storage/registry'

/** The purposes that the settings list, in this order; statistics only if the site counts visits with consent. */
export const consentCategories: readonly ConsentCategory[] = statistics?.needsConsent
  ? ['functional', 'media', 'statistics']
  : ['functional', 'media']

/**
 * Identifies the purposes, what is stored and loaded for them, and their wording: visitors who agreed to another
 * version are asked again (L10). `purposes.test.ts` prints the new version when any of these change.
 */
export const consentVersion = 'c902d6fb'
