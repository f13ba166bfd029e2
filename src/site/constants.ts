/** The numbers and names that the browser's behaviour rests on, each with the requirement that gives it. */

const second = 1000
const hour = 60 * 60 * second
export const day = 24 * hour

/** Between two looks at `builds/latest.json`, in milliseconds (R58). */
export const buildCheckInterval = hour

/** For how long a path that was reloaded is not reloaded again, in milliseconds (R61). */
export const reloadGuardTime = 10 * second

/** From the first idle moment to the fetch of the build's metadata, in milliseconds (R63). */
export const metadataDelay = second

/** The connection on which the metadata is not fetched ahead (R64). */
export const noPrefetchConnection = 'slow-2g'

/** For how long the pointer rests on a link before its page is fetched ahead, in milliseconds; a pointer that passes by fetches nothing. */
export const hoverDelay = 65

/** Life of both cookies, in milliseconds (R88, R89). */
export const cookieLife = 365 * day

/** Cookie names (R88, R89). */
export const viewportCookieName = 'viewport'
export const localeCookieName = 'i18n_redirected'

/** Statuses on which a request is tried once more (R74). */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Protocols that no link, redirect or reload may have (R69). */
export const scriptProtocols: readonly string[] = ['javascript:', 'data:', 'blob:', 'vbscript:']

/**
 * The policies by which texts become markup or addresses of scripts (Trusted Types): `assigned` holds for what Gatsby
 * and webpack assign as plain texts, under the name by which browsers find it; `builtHtml` for HTML made by the build.
 */
export const trustedPolicies = { assigned: 'default', builtHtml: 'built-html' } as const

/** Pointer parallax: easing time in ms, perspective in px, strength in px (R93). */
export const pointerParallax = { duration: 1000, perspective: 1000, strength: 10 } as const

/** Scroll parallax (R94). */
export const scrollParallax = { axis: 'y', speed: 50, direction: 'normal' } as const

/** Masonry wall: column width and gap in px; 0 for `maxColumns` means no maximum (R95). */
export const masonryDefaults = { columnWidth: 400, gap: 0, minColumns: 1, maxColumns: 0 } as const

/** The share of an element that must be visible before it appears (R98). */
export const revealThreshold = 0.5

/** Life of a button's ripple in milliseconds (R99). */
export const rippleTime = 401

/** Stacking of what lies above the page (R100); the CSS tokens repeat them, a test compares. */
export const layers = { modal: 1100, overlay: 1000 } as const
