/** The texts that a language starts with. */

/** The languages that the starter is written in; other languages start with the first one's texts. */
export const written = ['en', 'de']

/** The first language of the site that the starter is written in, for languages without their own texts. */
export function sourceOf(language: string, languages: readonly string[]): string {
  if (written.includes(language)) return language
  return languages.find((code) => written.includes(code)) ?? 'en'
}
