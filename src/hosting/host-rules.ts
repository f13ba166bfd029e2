/**
 * The host rules: headers, cache lifetimes, redirects and 404 pages, stated once. Netlify's files, the nginx
 * configuration and the server of `npm run serve` and the tests are derived from here.
 */
export { answerTo, notFoundFile, type Answer } from './answers'
export { groupOf, type Group } from './groups'
export { headersOf, type Headers, type HostFacts } from './headers'
export { headerRules, headersFile, movedIn, redirectRules, type HeaderRule } from './netlify'
export { nginxFile } from './nginx'
export type { InlineHashes } from './policies'
