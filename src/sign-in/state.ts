/** The state of a sign-in: a random value that the browser returns, signed against forgery. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GitHubApp } from './app'

/** Longer than a sign-in takes, shorter than a working day; in milliseconds. */
export const stateTime = 600_000

/** The signed state; the signature covers its expiry, so a copied cookie expires too. */
export function signState(state: string, expires: number, { clientSecret }: GitHubApp): string {
  const signature = createHmac('sha256', clientSecret).update(`${state}.${expires}`).digest('base64url')
  return `${state}.${expires}.${signature}`
}

/** True if the cookie was signed here for this state, and has not expired. */
export function isOwnState(cookie: string, state: string, now: number, app: GitHubApp): boolean {
  const expires = Number(cookie.split('.').at(-2))
  const [given, wanted] = [Buffer.from(cookie), Buffer.from(signState(state, expires, app))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) && expires > now
}

const isSecure = ({ origin }: GitHubApp): boolean => origin.startsWith('https:')

/** `__Host-` prevents subdomains from setting this cookie; browsers accept the prefix over https only. */
const nameFor = (app: GitHubApp): string => `${isSecure(app) ? '__Host-' : ''}cms_oauth_state`

/** The `Set-Cookie` header; an empty value removes the cookie. */
export function stateCookie(app: GitHubApp, value: string): string {
  const time = value ? stateTime / 1000 : 0
  return `${nameFor(app)}=${value}; Path=/; Max-Age=${time}; HttpOnly; SameSite=Lax${isSecure(app) ? '; Secure' : ''}`
}

/** Returns the value from the `Cookie` header; empty if there is none. */
export function stateIn(header: string | undefined, app: GitHubApp): string {
  const start = `${nameFor(app)}=`
  const found = header?.split(/;\s*/).find((part) => part.startsWith(start))
  return found?.slice(start.length) ?? ''
}
