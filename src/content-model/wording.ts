/** How a text of `locales/editor` becomes a sentence in each language of the editor. */
import { fillIn, placeholdersIn } from '../lib/fill-in'
import type { Label } from './fields'

/** Of several wordings the first one holds whose placeholders all have values. */
export type Wording = string | readonly string[]

/** The values of the placeholders; a label has its own words in each language. */
export type WordingValues = Readonly<Record<string, string | number | boolean | Label | undefined>>

/** Makes a text in every language of the editor. */
export const inEach = (make: (language: keyof Label) => string): Label => ({ en: make('en'), de: make('de') })

/** The name of a language in every language of the editor: `en` gives English and Englisch. */
export const languageName = (locale: string): Label =>
  inEach((display) => new Intl.DisplayNames([display], { type: 'language' }).of(locale) ?? locale)

/** Fills a wording in one language. */
export function wordingIn(wording: Wording, values: WordingValues, language: keyof Label): string {
  const wordings = [wording].flat()
  const fits = (text: string) => placeholdersIn(text).every((name) => values[name] !== undefined)
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ])
  return fillIn(wordings.find(fits) ?? wordings.at(-1) ?? '', Object.fromEntries(own))
}
