/** Cookies: reading one by name, and writing those in the registry. */
import { registry, type IdOf } from '../../site/storage/registry'

/** Returns the value of a cookie in a `document.cookie` text, decoded; undefined if absent. */
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

/** All cookies readable by scripts; empty if cookies are blocked. */
export function currentCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The text of a cookie starts with its name in the registry. */
type CookieText<I extends IdOf<'cookie'>> = `${(typeof registry)[I]['name']}=${string}`

/** Sets a cookie; a no-op if cookies are blocked. */
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
