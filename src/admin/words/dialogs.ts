/** The texts of the dialogs, loaded on first use, because the login screen does not need them. */
import type { Label } from '../../content-model/fields'
import type { Wording } from '../../content-model/wording'
import de from '../../../locales/editor/de/dialogs.json'
import en from '../../../locales/editor/en/dialogs.json'
import { pageLanguage } from './language'
import { wordsFrom, type WordsOf } from './words'

/** The contents of the files. */
export const dialogTexts: Readonly<
  Record<keyof Label, { dialogs: Record<keyof typeof en.dialogs, Wording> }>
> = {
  en,
  de,
}

/** The words in the language of the page. */
export const said: WordsOf<keyof typeof en.dialogs> = (id, values) =>
  wordsFrom({ en: en.dialogs, de: de.dialogs }, pageLanguage())(id, values)
