/** The editor's own words, and those of Decap's phrases that it puts right: data in `locales/editor`. */
import type { Label } from '../content-model/fields'
import { wordingIn, type Wording, type WordingValues } from '../content-model/wording'
import de from '../../locales/editor/de/interface.json'
import en from '../../locales/editor/en/interface.json'
import type { Phrases } from './phrases/merge'

/** A text that counts has one key for each plural form: `problems.one`, `problems.other`. */
type Counted<K> = K extends `${infer Id}.one` | `${infer Id}.other` ? Id : K
export type Words = (id: Counted<keyof typeof en.interface>, values?: WordingValues) => string

/** What the files say; `decap` holds phrases that Decap lacks, and better ones where its own mislead or are informal. */
export const interfaceTexts: Readonly<
  Record<keyof Label, { interface: Record<keyof typeof en.interface, Wording>; decap: Phrases }>
> = { en, de }

/** Returns the words in one language of the interface; `count` among the values chooses the plural form. */
export function wordsIn(language: keyof Label): Words {
  const all: Readonly<Record<string, Wording>> = interfaceTexts[language].interface
  const plurals = new Intl.PluralRules(language)
  return (id, values = {}) =>
    wordingIn(all[id] ?? all[`${id}.${plurals.select(Number(values['count']))}`] ?? id, values, language)
}
