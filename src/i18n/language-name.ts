/** Names of languages in a language: “German” in English, „Deutsch“ in German. */
import type { LocaleCode } from '../site/locales'

/** Returns the name of `locale` as speakers of `reader` write it; works for every language that is added. */
export function languageName(locale: LocaleCode, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale
}
