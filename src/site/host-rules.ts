/**
 * The host rules: headers, cache lifetimes, redirects and 404 pages, stated once. Netlify's files, the nginx
 * configuration and the server of `npm run serve` and the tests are derived from here.
 */
export { answerTo, notFoundFile, type Answer } from './host-rules/answers'
export { groupOf, type Group } from './host-rules/groups'
export { headersOf, type Headers, type HostFacts } from './host-rules/headers'
export { headerRules, headersFile, movedIn, redirectRules, type HeaderRule } from './host-rules/netlify'
export { nginxFile } from './host-rules/nginx'
export type { InlineHashes } from './host-rules/policies'
