/** Cookies as text: reading one by name, and writing those that the registry knows. */
import { registry, type IdOf } from '../../site/storage/registry'

/** Returns the value of a cookie in a `document.cookie` text, decoded; undefined when it is not there. */
export function cookieValue(name: string, cookies: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    const value = part.slice(at + 1).trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}

/** All cookies readable by scripts; empty where cookies are not allowed. */
export function currentCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The text of a cookie begins with the name that the registry gives it. */
type CookieText<I extends IdOf<'cookie'>> = `${(typeof registry)[I]['name']}=${string}`

/** Sets a cookie; does nothing where cookies are not allowed. */
export function writeCookie<I extends IdOf<'cookie'>>(id: I, text: CookieText<I>): void {
  try {
    document.cookie = text
  } catch {
    // Sandboxed documents throw; the site works without cookies.
  }
}

/** Deletes a cookie of path `/`. */
export function deleteCookie(id: IdOf<'cookie'>): void {
  writeCookie(id, `${registry[id].name}=;expires=${new Date(0).toUTCString()};path=/`)
}
