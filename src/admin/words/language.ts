/** The language of the editor's interface: the editor's choice, otherwise the browser's language. */
import type { Label } from '../../content-model/fields'
import { languageName } from '../../i18n/language-name'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../site/locales'

export type Language = keyof Label

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Locales for the interface's dates and numbers; the site itself may have other languages. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' }

const storageKey = 'editor.language'

/** Returns the stored choice, otherwise the browser's first language that the interface supports, otherwise English. */
export function interfaceLanguage(): Language {
  const chosen = localStorage.getItem(storageKey)
  const wanted = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((code) => code === 'de' || code === 'en') === 'de' ? 'de' : 'en'
}

/** Stores the choice and restarts the editor in that language; the browser asks about unsaved text. */
export function chooseInterfaceLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  location.reload()
}

/** The interface language, from the page's `lang`: it stays the same until the page is reloaded. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'de' ? 'de' : 'en')

/** A label in the language of the interface. */
export const shown = (label: Label): string => label[pageLanguage()]

/** The name of one of the site's languages in the language of the interface. */
export const shownLanguage = (locale: LocaleCode): string => languageName(locale, pageLanguage())

/**
 * The language in which an editor reads the site: the interface language, or the site's default if it lacks that one.
 */
export function readIn(): LocaleCode {
  const language = pageLanguage()
  return isLocaleCode(language) ? language : defaultLocale
}
