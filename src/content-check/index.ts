/** The content check, including what reads files. Browser code imports `./validate-entry` and `./site-lookup` only. */
export { checkContent, readKnownSite } from './check-content'
export type { KnownEntry, KnownSite } from './known-site'
export { siteLookup, type SiteLookup } from './site-lookup'
export { validateEntry, type EntryContext } from './validate-entry'
export { formatProblem, type Problem } from '../content-model/problems'
