/** The state of a sign-in: a random mark that the browser brings back, signed so that nobody else can make one. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GitHubApp } from './app'

/** Longer than a sign-in takes, shorter than a working day; in milliseconds. */
export const stateTime = 600_000

/** The signed state, the end of its time in the signature: a copied cookie is worth nothing later. */
export function signState(state: string, expires: number, { clientSecret }: GitHubApp): string {
  const signature = createHmac('sha256', clientSecret).update(`${state}.${expires}`).digest('base64url')
  return `${state}.${expires}.${signature}`
}

/** True when the cookie was made here for this very state, and its time is not over. */
export function isOwnState(cookie: string, state: string, now: number, app: GitHubApp): boolean {
  const expires = Number(cookie.split('.').at(-2))
  const [given, wanted] = [Buffer.from(cookie), Buffer.from(signState(state, expires, app))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) && expires > now
}

const isSecure = ({ origin }: GitHubApp): boolean => origin.startsWith('https:')

/** `__Host-` keeps sub-domains from setting this cookie; browsers accept the prefix over https only. */
const nameFor = (app: GitHubApp): string => `${isSecure(app) ? '__Host-' : ''}cms_oauth_state`

/** The `Set-Cookie` header; an empty value removes the cookie. */
export function stateCookie(app: GitHubApp, value: string): string {
  const time = value ? stateTime / 1000 : 0
  return `${nameFor(app)}=${value}; Path=/; Max-Age=${time}; HttpOnly; SameSite=Lax${isSecure(app) ? '; Secure' : ''}`
}

/** Finds the value in the `Cookie` header; empty where there is none. */
export function stateIn(header: string | undefined, app: GitHubApp): string {
  const start = `${nameFor(app)}=`
  const found = header?.split(/;\s*/).find((part) => part.startsWith(start))
  return found?.slice(start.length) ?? ''
}
