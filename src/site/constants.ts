/** Constants of the browser's behaviour, each with its requirement. */

const second = 1000
const hour = 60 * 60 * second
export const day = 24 * hour

/** Polling interval for `builds/latest.json`, in milliseconds (R58). */
export const buildCheckInterval = hour

/** How long a reloaded path is not reloaded again, in milliseconds (R61). */
export const reloadGuardTime = 10 * second

/** Delay from the first idle moment to prefetching the build's metadata, in milliseconds (R63). */
export const metadataDelay = second

/** The connection type without metadata prefetch (R64). */
export const noPrefetchConnection = 'slow-2g'

/** How long the pointer must hover over a link before its page is prefetched, in milliseconds. */
export const hoverDelay = 65

/** Lifetime of both cookies, in milliseconds (R88, R89). */
export const cookieLife = 365 * day

/** Cookie names (R88, R89). */
export const viewportCookieName = 'viewport'
export const localeCookieName = 'i18n_redirected'

/** Statuses on which a request is retried once (R74). */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Protocols forbidden in links, redirects and reloads (R69). */
export const scriptProtocols: readonly string[] = ['javascript:', 'data:', 'blob:', 'vbscript:']

/**
 * Trusted Types policies: `assigned` applies to strings assigned by Gatsby and webpack, under the name that browsers
 * use by default; `builtHtml` to HTML from the build.
 */
export const trustedPolicies = { assigned: 'default', builtHtml: 'built-html' } as const

/** Pointer parallax: easing time in ms, perspective in px, strength in px (R93). */
export const pointerParallax = { duration: 1000, perspective: 1000, strength: 10 } as const

/** Scroll parallax (R94). */
export const scrollParallax = { axis: 'y', speed: 50, direction: 'normal' } as const

/** Masonry wall: column width and gap in px; 0 for `maxColumns` means no maximum (R95). */
export const masonryDefaults = { columnWidth: 400, gap: 0, minColumns: 1, maxColumns: 0 } as const

/** The visible share of an element at which it is revealed (R98). */
export const revealThreshold = 0.5

/** Duration of a button's ripple in milliseconds (R99). */
export const rippleTime = 401

/** z-index of overlays (R100); the CSS tokens repeat them, a test compares. */
export const layers = { modal: 1100, overlay: 1000 } as const
