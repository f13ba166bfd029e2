/** Turns the texts of `locales/editor` into sentences in each editor language. */
import { fillIn, placeholdersIn } from '../lib/fill-in'
import type { Label } from './fields'

/** Of several variants, the first whose placeholders all have values is used. */
export type Wording = string | readonly string[]

/** Placeholder values; a label is localized. */
export type WordingValues = Readonly<Record<string, string | number | boolean | Label | undefined>>

/** Builds a text in every editor language. */
export const inEach = (make: (language: keyof Label) => string): Label => ({ en: make('en'), de: make('de') })

/** The name of a language in every language of the editor: `en` gives English and Englisch. */
export const languageName = (locale: string): Label =>
  inEach((display) => new Intl.DisplayNames([display], { type: 'language' }).of(locale) ?? locale)

/** Fills in a text's placeholders in one language. */
export function wordingIn(wording: Wording, values: WordingValues, language: keyof Label): string {
  const wordings = [wording].flat()
  const fits = (text: string) => placeholdersIn(text).every((name) => values[name] !== undefined)
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ])
  return fillIn(wordings.find(fits) ?? wordings.at(-1) ?? '', Object.fromEntries(own))
}
