/** From the page's language tag to the code that paths and submissions use. */
import { defaultLocale, locales, type LocaleCode, type LocaleIso } from '../../site/locales'

/** `de-DE` gives `de`. */
export function localeCodeOf(iso: LocaleIso): LocaleCode {
  return locales.find((locale) => locale.iso === iso)?.code ?? defaultLocale
}
