/** The cookie that remembers an explicit choice of language (R89). */
import type { LocaleCode } from '../../site/locales'
import { cookieLife, localeCookieName } from '../../site/constants'

/** Returns the cookie's text: 365 days, path `/`, SameSite lax, not secure. `now` in milliseconds. */
export function localeCookie(locale: LocaleCode, now: number): string {
  const expires = new Date(now + cookieLife).toUTCString()
  return `${localeCookieName}=${locale};expires=${expires};path=/;SameSite=Lax`
}
