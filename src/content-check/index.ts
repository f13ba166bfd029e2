/** The content check: everything that reads files. In a browser import `./validate-entry` and `./known-site` only. */
export { checkContent, readKnownSite } from './check-content'
export { siteLookup, type KnownEntry, type KnownSite, type SiteLookup } from './known-site'
export { validateEntry, type EntryContext } from './validate-entry'
export { formatProblem, type Problem } from '../content-model/problems'
