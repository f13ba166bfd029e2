/** The choice of language on first access (R52, R54; docs/spec/languages.md#detection). */
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../site/locales'
import { cookieValue } from '../storage/cookies'
import { localeCookieName } from '../../site/constants'
import { findBrowserLocale } from '../../early/match'

export type Visit = {
  /** The path without query and hash. */
  path: string
  /** The text of `document.cookie`. */
  cookies: string
  /** `navigator.languages`. */
  languages: readonly string[]
  /** The visitor came from a page of this site: no first access. */
  fromOwnPage: boolean
}

/** The language stored by an explicit switch, if it is one of the site's (A5). */
export function storedLocale(cookies: string): LocaleCode | undefined {
  const value = cookieValue(localeCookieName, cookies)
  return isLocaleCode(value) ? value : undefined
}

/** Returns the path to go to instead, or undefined to stay. Only `/` ever leads elsewhere. */
export function detectRedirect({ path, cookies, languages, fromOwnPage }: Visit): string | undefined {
  if (path !== '/' || fromOwnPage) return undefined
  const locale = storedLocale(cookies) ?? findBrowserLocale(languages) ?? defaultLocale
  return locale === defaultLocale ? undefined : `/${locale}`
}
