/** The languages of the site (own/languages.ts): the source of every page, path and check. */
import { defaultLocale, locales } from './own/languages'

export { defaultLocale, locales }

export type Locale = (typeof locales)[number]
export type LocaleCode = Locale['code']
export type LocaleIso = Locale['iso']

/** A value per language. */
export type PerLocale<T> = Readonly<Record<LocaleCode, T>>

export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code)

/** Type guard for the site's locale codes (exact, lower case). */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.some((code) => code === value)
}

/** Returns the locale entry of a code. */
export function localeOf(code: LocaleCode): Locale {
  return locales.find((locale) => locale.code === code) ?? locales[0]
}

/** Returns the locale of a language tag, or the default for an unknown tag. */
export function localeOfIso(iso: LocaleIso): Locale {
  return locales.find((locale) => locale.iso === iso) ?? localeOf(defaultLocale)
}

/** Right-to-left languages (Unicode CLDR, `characterOrder`). */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

const directionOf = (iso: string): 'rtl' | 'ltr' =>
  rightToLeft.has(iso.split('-')[0] ?? iso) ? 'rtl' : 'ltr'

const hasBothDirections = locales.some(({ iso }) => directionOf(iso) === 'rtl')

/** Returns whether a language is written right to left. */
export const isRightToLeft = (iso: string): boolean => directionOf(iso) === 'rtl'

/** The attributes of `<html>` in a language. `dir` is omitted if all languages are left to right. */
export const languageAttributes = (iso: string): { lang: string; dir?: 'rtl' | 'ltr' } => ({
  lang: iso,
  ...(hasBothDirections && { dir: directionOf(iso) }),
})

/** The same as HTML. */
export const languageMarkup = (iso: string): string =>
  Object.entries(languageAttributes(iso))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

/** Builds a value per language from its code. */
export function perLocale<T>(make: (code: LocaleCode) => T): PerLocale<T> {
  return Object.fromEntries(localeCodes.map((code) => [code, make(code)])) as PerLocale<T>
}
