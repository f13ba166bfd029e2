/** The languages of this site. docs/recipes/third-language.md describes how to add one. */

/**
 * One language: `code` names files and path prefixes, `iso` goes to `<html lang>` and to the
 * `languages_code` of translated records, `name` is the language's own name (R43).
 */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch' },
] as const

/** The language of unprefixed paths and `x-default`, and the fallback of the language choice (R52). */
export const defaultLocale: (typeof locales)[number]['code'] = 'en'
