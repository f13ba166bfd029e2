/** Detects the kind of device from a user agent string (R87, R91; docs/spec/viewport.md#device). */
import { defaultBreakpoints, fallbackBreakpoint, isBreakpoint, type Breakpoint } from '../../site/breakpoints'
import { viewportCookieName } from '../../site/constants'
import { cookieValue } from '../storage/cookies'

export type DeviceClass = 'desktop' | 'mobile' | 'tablet' | 'bot' | 'tv'

/** `Mobi` or `Android`, in any case (R91). */
const mobile = /mobi|android/i
const bot = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i
const tv = /\btv\b|smart-?tv|hbbtv|apple ?tv|googletv|bravia|crkey|aft[bmst]\b|web0s/i
const tablet = /ipad|tablet|android(?!.*mobile)/i

/** Classifies a user agent text. */
export function deviceClass(userAgent: string): DeviceClass {
  if (bot.test(userAgent)) return 'bot'
  if (tv.test(userAgent)) return 'tv'
  if (tablet.test(userAgent)) return 'tablet'
  return mobile.test(userAgent) ? 'mobile' : 'desktop'
}

/** The touch test of the motion pieces: `Mobi` or `Android`; true if the user agent cannot be read. */
export function isMobile(readUserAgent = () => navigator.userAgent): boolean {
  try {
    return mobile.test(readUserAgent())
  } catch {
    return true
  }
}

/** The breakpoint to assume before any width is known: cookie, else device class, else the fallback. */
export function initialBreakpoint(cookies: string, userAgent: string): Breakpoint {
  const stored = cookieValue(viewportCookieName, cookies)
  if (isBreakpoint(stored)) return stored
  const device = deviceClass(userAgent)
  return device === 'bot' || device === 'tv' ? fallbackBreakpoint : defaultBreakpoints[device]
}
