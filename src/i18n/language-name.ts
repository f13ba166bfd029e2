/** Localized language names: “German” in English, „Deutsch“ in German. */
import type { LocaleCode } from '../site/locales'

/** Returns the name of `locale` in the language `reader`; works for any language added later. */
export function languageName(locale: LocaleCode, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale
}
