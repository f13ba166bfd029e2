/** The languages of this site. docs/recipes/third-language.md says what else another one needs. */

/**
 * One language: `code` names files and path prefixes, `iso` goes to `<html lang>` and to the
 * `languages_code` of translated records, `name` is the language's own name (R43).
 */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch' },
] as const

/** Unprefixed paths, `x-default`, and the fallback of the language choice (R52). */
export const defaultLocale: (typeof locales)[number]['code'] = 'en'
