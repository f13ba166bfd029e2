/**
 * The host rules: headers, caching, redirects and 404 pages, defined once. Every host's files, and the responses of
 * `npm run serve` and the tests, are derived from here.
 */
export { answerTo, errorPages, notFoundFile, stillMoved, type Answer } from './answers'
export type { BuiltSite } from './built-site'
export { groupOf, type Group } from './groups'
export { headersOf, type Headers, type HostFacts } from './headers'
export { hostFolders } from './host-files'
export { movedIn } from './netlify'
export { documentPolicy } from './policies'
