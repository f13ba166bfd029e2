/** The viewport cookie: written only after consent to functional storage (semantics, A6). */
import type { Breakpoint } from '../../site/breakpoints'
import { cookieLife, viewportCookieName } from '../constants'
import type { ConsentStore } from '../consent/store'
import { deleteCookie, setCookie } from '../storage/cookies'
import type { Viewport } from './viewport'

/** Returns the cookie's text: 365 days, path `/`, secure, SameSite=Strict (spec, section 9). `now` in ms. */
export function viewportCookie(breakpoint: Breakpoint, now: number): string {
  const expires = new Date(now + cookieLife).toUTCString()
  // The path stands twice in the text that semantics, section 6, gives as exact; browsers read the last.
  return `${viewportCookieName}=${breakpoint};expires=${expires};path=/;path=/;secure;SameSite=Strict`
}

/** Writes the cookie with each change while it is allowed, and deletes it when that ends. */
export function keepViewportCookie(viewport: Viewport, consent: ConsentStore, now = () => Date.now()): void {
  const write = () => {
    if (consent.allows('functional')) setCookie(viewportCookie(viewport.current(), now()))
  }
  viewport.subscribe(write)
  consent.subscribe(() => {
    if (consent.allows('functional')) write()
    else deleteCookie(viewportCookieName)
  })
  write()
}
