/** The texts of the policy headers (docs/spec/hosting.md#policies). */

import { trustedPolicies } from '../site/constants'
import { reports } from '../site/reports'
import { videoProviders } from '../site/video-providers'

/** Inline scripts and styles that the built pages hold, as CSP source expressions (`'sha256-…'`). */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type Directives = Record<string, readonly string[]>

/** Joins directives to the value of a Content-Security-Policy header. */
function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const self = "'self'"
const none = "'none'"

/** Whom a page may load a player from, after the visitor has agreed to it. */
const playerOrigins = Object.values(videoProviders).map(({ origin }) => origin)

/** What the policy calls the place for reports, which the header `Reporting-Endpoints` names. */
export const reportGroup = 'site'

/** Only for pages that are served over https, else local pages could not load their own files. */
const upgrade = (https: boolean): Directives => (https ? { 'upgrade-insecure-requests': [] } : {})

/**
 * The policy of every public page: own files only, inline scripts and styles by hash. Style attributes are
 * allowed: React, Gatsby's wrappers and the patterns set them, and they can load nothing.
 */
export function sitePolicy(inline: InlineHashes, https: boolean, reported = reports): string {
  return policyText({
    // Firefox judges prefetched pages by this directive, so it is no 'none'; what else falls back to it is named below.
    'default-src': [self],
    'object-src': [none],
    'script-src': [self, ...inline.scripts],
    'style-src': [self, ...inline.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self],
    'media-src': [self],
    'manifest-src': [self],
    'frame-src': playerOrigins,
    'form-action': [self],
    'base-uri': [none],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(trustedPolicies),
    // Firefox and Safari know the former name.
    ...(reported && { 'report-to': [reportGroup], 'report-uri': [reported.endpoint] }),
    ...upgrade(https),
  })
}

/** A policy as a page can state it of itself, where a header may be missing: framing and reports are for headers only. */
export const documentPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|report-to|report-uri) /.test(directive))
    .join('; ')

/**
 * The policy of the search's worker, which is the only place of the site where WebAssembly may run: a worker has the
 * policy of its own file, not that of the page that starts it. No page has to allow it (docs/decisions/search.md).
 */
export const searchPolicy = policyText({
  'default-src': [none],
  'script-src': [self, "'wasm-unsafe-eval'"],
  'connect-src': [self],
})

/** The local git server of `npm start`; never part of a published policy. */
const localBackend = 'http://localhost:*'

/**
 * The policy of the editor. Decap sets its styles from scripts, shows uploads as blobs and converts
 * pictures with WebAssembly.
 * @param hosts the origins of the git host that the editor talks to
 */
export function editorPolicy(https: boolean, hosts: readonly string[]): string {
  return policyText({
    'default-src': [none],
    'script-src': [self, "'wasm-unsafe-eval'"],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:', 'https://*.githubusercontent.com'],
    'font-src': [self, 'data:'],
    'connect-src': [self, 'blob:', ...hosts, ...(https ? [] : [localBackend])],
    'worker-src': [self, 'blob:'],
    // The preview plays videos as the page does, uploaded ones included.
    'media-src': [self, 'blob:'],
    'frame-src': [self, ...playerOrigins],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': [none],
    'frame-ancestors': [none],
    ...upgrade(https),
  })
}

/** What no page of the site asks a visitor's device for. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Full screen stays possible for the video players. */
export const permissionsPolicy = [
  ...refusedFeatures.map((feature) => `${feature}=()`),
  `fullscreen=(self ${playerOrigins.map((origin) => `"${origin}"`).join(' ')})`,
].join(', ')
