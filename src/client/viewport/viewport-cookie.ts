/** The viewport cookie: written only where a server reads it, and after consent to functional storage (A6). */
import type { Breakpoint } from '../../site/breakpoints'
import { viewportCookieIsRead } from '../../site/viewport-cookie'
import type { ConsentStore } from '../consent/store'
import { cookieValue, currentCookies, deleteCookie, writeCookie } from '../storage/cookies'
import { registry } from '../../site/storage/registry'
import type { Viewport } from './viewport'

const { name, life } = registry.viewport

/** Returns the cookie's text: 365 days, path `/`, secure, SameSite=Strict (R88). `now` in ms. */
export function viewportCookie(breakpoint: Breakpoint, now: number): `${typeof name}=${string}` {
  const expires = new Date(now + life).toUTCString()
  // The required text holds the path twice (docs/spec/viewport.md#cookie); browsers use the last.
  return `${name}=${breakpoint};expires=${expires};path=/;path=/;secure;SameSite=Strict`
}

/** Writes the cookie on each change while it is allowed, and deletes it once it is not. */
export function keepViewportCookie(
  viewport: Viewport,
  consent: ConsentStore,
  { now = () => Date.now(), isRead = viewportCookieIsRead } = {},
): void {
  const allowed = () => isRead && consent.allows('functional')
  const write = () => {
    if (allowed()) writeCookie('viewport', viewportCookie(viewport.current(), now()))
  }
  viewport.subscribe(write)
  consent.subscribe(() => {
    if (allowed()) write()
    else deleteCookie('viewport')
  })
  write()
  if (!allowed() && cookieValue(name, currentCookies()) !== undefined) deleteCookie('viewport')
}
