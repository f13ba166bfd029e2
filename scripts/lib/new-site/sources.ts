/** Which texts a language begins with. */

/** In which languages the starter is written; other languages begin with the first of them. */
export const written = ['en', 'de']

/** The first language of the site whose texts are there, for languages without texts of their own. */
export function sourceOf(language: string, languages: readonly string[]): string {
  if (written.includes(language)) return language
  return languages.find((code) => written.includes(code)) ?? 'en'
}
