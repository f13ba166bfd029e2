/**
 * Constants of the early scripts, which are compiled with these values in place of `earlyFacts.…` (`compile.ts`), so
 * that they do not include the tables themselves: every export is plain data.
 */
import { trustedPolicies } from '../site/constants'
import { localeCodes, locales } from '../site/locales'
import { pathOf } from '../site/paths'
import { queryParameter } from '../search/types'
import { registry } from '../site/storage/registry'
import { actedAttribute, pagePathAttribute, readyAttribute, startFileAttribute } from './names'

export const trustedPolicy = trustedPolicies.assigned
export { defaultLocale } from '../site/locales'
export * from './names'

/** Without `data-`, as keys of the root's `dataset`. */
export const actedKey = actedAttribute.slice(5)
export const readyKey = readyAttribute.slice(5)
export const startFileKey = startFileAttribute.slice(5)
export const pagePathKey = pagePathAttribute.slice(5)

/** The start of the search page's query string. */
export const queryStart = `${queryParameter}=`

export const themeName = registry.theme.name
export const consentName = registry.consent.name
export const formStateName = registry.formState.name
export const localeCookieName = registry.locale.name
export const localeCookieSeconds = registry.locale.life / 1000

/** Code, full tag and language part of each locale, in lower case. */
export const languages = locales.map(
  ({ code, iso }) => [code, iso.toLowerCase(), iso.split('-')[0] ?? iso] as const,
)

/** The pages that confirm receipt of a message: the plain form leads there. */
export const sentPaths = localeCodes.map((locale) => pathOf('contact-sent', locale))
