/** The words about the past of the content, which the login screen does not need. */
import type { Label } from '../../content-model/fields'
import type { Wording } from '../../content-model/wording'
import de from '../../../locales/editor/de/past.json'
import en from '../../../locales/editor/en/past.json'
import { wordsFrom, type WordsOf } from '../words'

/** What the files say. */
export const pastTexts: Readonly<Record<keyof Label, { past: Record<keyof typeof en.past, Wording> }>> = {
  en,
  de,
}

/** Returns the words in one language of the interface. */
export const pastIn = (language: keyof Label): WordsOf<keyof typeof en.past> =>
  wordsFrom({ en: pastTexts.en.past, de: pastTexts.de.past }, language)
