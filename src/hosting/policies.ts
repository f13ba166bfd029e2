/** The values of the policy headers (docs/spec/hosting.md#policies). */

import { trustedPolicies } from '../site/constants'
import { reports } from '../site/reports'
import { videoProviders } from '../site/video-providers'

type Directives = Record<string, readonly string[]>

/** Serializes directives to the value of a Content-Security-Policy header. */
function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const self = "'self'"
const none = "'none'"

/** Origins that a page may load a player from after consent. */
const playerOrigins = Object.values(videoProviders).map(({ origin }) => origin)

/** The policy's name for the reporting endpoint, which the header `Reporting-Endpoints` defines. */
export const reportGroup = 'site'

/** Only for pages served over https, else local pages could not load their own files. */
const upgrade = (https: boolean): Directives => (https ? { 'upgrade-insecure-requests': [] } : {})

/**
 * The policy of every public page: own files only, inline scripts by hash. Style attributes are allowed: React, Gatsby's
 * wrappers and the patterns set them, and they can load nothing. Of style elements each page allows its own one only, by
 * a policy in its head (src/gatsby/page-styles.ts); both apply.
 * @param scripts the source expressions of the inline scripts (`'sha256-…'`)
 */
export function sitePolicy(scripts: readonly string[], https: boolean, reported = reports): string {
  return policyText({
    // Also fonts, requests, media and the manifest. Firefox applies it to prefetched pages, so it is not 'none'.
    'default-src': [self],
    'object-src': [none],
    'script-src': [self, ...scripts],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'frame-src': playerOrigins,
    'form-action': [self],
    'base-uri': [none],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(trustedPolicies),
    // Firefox and Safari support the older name.
    ...(reported && { 'report-to': [reportGroup], 'report-uri': [reported.endpoint] }),
    ...upgrade(https),
  })
}

/**
 * The policy for use in a meta element, which supports neither framing directives nor reports. It upgrades nothing: the
 * element is there over http as well, and Safari would ask 127.0.0.1 for https from then on.
 */
export const documentPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter(
      (directive) => !/^(?:frame-ancestors|report-to|report-uri|upgrade-insecure-requests)\b/.test(directive),
    )
    .join('; ')

/**
 * The policy of the search worker, the only place where WebAssembly may run: a worker has the policy of its own file,
 * not of the page that starts it, so no page has to allow it (docs/decisions/search.md).
 */
export const searchPolicy = policyText({
  'default-src': [none],
  'script-src': [self, "'wasm-unsafe-eval'"],
  'connect-src': [self],
})

/** The local git server of `npm start`; never in a published policy. */
const localBackend = 'http://localhost:*'

/**
 * The policy of the editor. Decap sets styles from scripts, shows uploads as blobs and converts images with
 * WebAssembly.
 * @param hosts the origins of the git host that the editor uses
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
    // The preview plays videos like the page, uploaded ones included.
    'media-src': [self, 'blob:'],
    'frame-src': [self, ...playerOrigins],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': [none],
    'frame-ancestors': [none],
    ...upgrade(https),
  })
}

/** Device features that no page uses. */
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

/** Video players may use full screen. */
export const permissionsPolicy = [
  ...refusedFeatures.map((feature) => `${feature}=()`),
  `fullscreen=(self ${playerOrigins.map((origin) => `"${origin}"`).join(' ')})`,
].join(', ')
