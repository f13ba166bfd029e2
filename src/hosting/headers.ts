/** The headers of every response, by group. */
import type { Redirect } from '../site/redirects'
import { reports } from '../site/reports'
import { editorPolicy, permissionsPolicy, reportGroup, searchPolicy, sitePolicy } from './policies'
import { groupOf, type Group } from './groups'

export type Headers = Readonly<Record<string, string>>

/** Inputs of the headers besides the path. */
export type HostFacts = {
  /** The source expressions of the inline scripts. */
  scripts: readonly string[]
  /** The site is served over https (published), not http (local). */
  https: boolean
  /** Search engines may index the pages: the production site, not a preview. */
  indexable: boolean
  /** The origins of the git host that the editor talks to. */
  editorHosts: readonly string[]
}

/** The input for generating a host's files. */
export type BuiltSite = {
  facts: HostFacts
  /** All files of the built site, relative to its root: `/admin/index.html`. */
  files: readonly string[]
  /** Redirects whose source no page has taken over. */
  moved: readonly Redirect[]
}

const twoYears = 63_072_000
const oneYear = 31_536_000

const noIndex: Headers = { 'X-Robots-Tag': 'noindex' }

/** Headers of every response. No group may repeat one of these names. */
export function commonHeaders(facts: Pick<HostFacts, 'indexable'>): Headers {
  return {
    // Effective over https only. Subdomains and preloading are commitments for a whole domain, left to its owner.
    'Strict-Transport-Security': `max-age=${twoYears}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'X-Frame-Options': 'DENY',
    ...(facts.indexable ? {} : noIndex),
  }
}

const revalidated: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
const sameOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** The headers of one group, in addition to the common ones. */
export function groupHeaders(group: Group, facts: HostFacts): Headers {
  const editorRobots = facts.indexable ? noIndex : {}
  switch (group) {
    case 'page':
      return {
        'Content-Security-Policy': sitePolicy(facts.scripts, facts.https),
        ...(reports && { 'Reporting-Endpoints': `${reportGroup}="${reports.endpoint}"` }),
        'Cross-Origin-Opener-Policy': 'same-origin',
        ...sameOrigin,
        ...revalidated,
      }
    case 'data':
      return { ...sameOrigin, ...revalidated }
    case 'immutable':
      return { ...sameOrigin, 'Cache-Control': `public, max-age=${oneYear}, immutable` }
    case 'latest':
      return { ...sameOrigin, 'Cache-Control': 'public, max-age=1, must-revalidate' }
    case 'social':
      return { 'Cross-Origin-Resource-Policy': 'cross-origin', ...revalidated }
    case 'search':
      return { 'Content-Security-Policy': searchPolicy, ...sameOrigin, ...revalidated }
    case 'editorPage':
      return {
        'Content-Security-Policy': editorPolicy(facts.https, facts.editorHosts),
        // The git host's login window must reach its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        ...sameOrigin,
        ...editorRobots,
        'Cache-Control': 'no-store',
      }
    case 'editorFile':
      return { ...sameOrigin, ...editorRobots, ...revalidated }
  }
}

/** All headers of a path (without query). */
export function headersOf(path: string, facts: HostFacts): Headers {
  return { ...commonHeaders(facts), ...groupHeaders(groupOf(path), facts) }
}
