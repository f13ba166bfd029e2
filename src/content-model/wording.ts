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

const single: Readonly<Record<string, string>> = { '„': '‚', '“': '‘', '”': '’', '«': '‹', '»': '›' }

/** Quotation marks within others are single ones. */
const withinQuotes = (text: string) => text.replace(/[„“”«»]/g, (mark) => single[mark] ?? mark)

const quotedPlaces = (text: string) => [...text.matchAll(/[„“]\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)

/** Fills in a text's placeholders in one language. */
export function wordingIn(wording: Wording, values: WordingValues, language: keyof Label): string {
  const wordings = [wording].flat()
  const fits = (text: string) => placeholdersIn(text).every((name) => values[name] !== undefined)
  const wanted = wordings.find(fits) ?? wordings.at(-1) ?? ''
  const quoted = quotedPlaces(wanted)
  const own = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'object' ? value[language] : value
    return [name, typeof text === 'string' && quoted.includes(name) ? withinQuotes(text) : text]
  })
  return fillIn(wanted, Object.fromEntries(own))
}
