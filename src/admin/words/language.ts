/** The language of the editor's interface: chosen by the editor, else the browser's. */
import type { Label } from '../../content-model/fields'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../site/locales'

export type Language = keyof Label

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** As dates and numbers of the interface are written; the site itself may have other languages. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' }

/** The language in which an editor reads the site: the interface's, or the default one of a site that does without it. */
export const readIn = (language: Language): LocaleCode => (isLocaleCode(language) ? language : defaultLocale)

const storageKey = 'editor.language'

/** Reads the choice, else the first language of the browser that the interface speaks, else English. */
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

/** The language of the interface, as the page itself names it: for code that Decap calls without saying. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'de' ? 'de' : 'en')
