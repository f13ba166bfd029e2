/** Cookies as text: reading one by name, and the attributes this site gives its own. */

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

/** Sets a cookie from its text; does nothing where cookies are not allowed. */
export function setCookie(text: string): void {
  try {
    document.cookie = text
  } catch {
    // Sandboxed documents throw; the site works without cookies.
  }
}

/** Deletes a cookie of path `/`. */
export function deleteCookie(name: string): void {
  setCookie(`${name}=;expires=${new Date(0).toUTCString()};path=/`)
}
