/** The editor's own texts and its corrections of Decap's phrases: data in `locales/editor`. */
import type { Label } from '../../content-model/fields'
import { wordingIn, type Wording, type WordingValues } from '../../content-model/wording'
import de from '../../../locales/editor/de/interface.json'
import en from '../../../locales/editor/en/interface.json'
import { pageLanguage } from './language'
import type { Phrases } from './merge-phrases'

/** A text with a count has one key per plural form: `problems.one`, `problems.other`. */
type Counted<K> = K extends `${infer Id}.one` | `${infer Id}.other` ? Id : K
export type WordsOf<Key> = (id: Counted<Key>, values?: WordingValues) => string
export type Words = WordsOf<keyof typeof en.interface>

/**
 * The contents of the files; `decap` holds phrases that Decap lacks, and replacements for misleading or informal ones.
 */
export const interfaceTexts: Readonly<
  Record<keyof Label, { interface: Record<keyof typeof en.interface, Wording>; decap: Phrases }>
> = { en, de }

/**
 * Returns the words of texts in one interface language; a `count` among the values selects the plural form.
 * @param texts by their keys, in every language
 */
export function wordsFrom<Key extends string>(
  texts: Readonly<Record<keyof Label, Readonly<Record<Key, Wording>>>>,
  language: keyof Label,
): WordsOf<Key> {
  const all: Readonly<Record<string, Wording>> = texts[language]
  const formOf = (count: unknown) => new Intl.PluralRules(language).select(Number(count))
  return (id, values = {}) =>
    wordingIn(all[id] ?? all[`${id}.${formOf(values['count'])}`] ?? id, values, language)
}

/** The editor's own words in one interface language. */
export const wordsIn = (language: keyof Label): Words =>
  wordsFrom({ en: en.interface, de: de.interface }, language)

/** The same in the language of the page. */
export const words: Words = (id, values) => wordsIn(pageLanguage())(id, values)
