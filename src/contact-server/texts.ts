/** The form's texts for answers and mails, in the visitor's language. */
import de from '../../locales/de/form.json'
import en from '../../locales/en/form.json'
import type { LocaleCode, PerLocale } from '../site/locales'

export type FormTextKey = keyof typeof en
export type FormText = (key: FormTextKey, values?: Readonly<Record<string, string | number>>) => string

const files: PerLocale<Readonly<Record<FormTextKey, string>>> = { en, de }

/** Returns the text function of a language: `text('nameTooLong', { max: 100 })`. */
export function formTexts(locale: LocaleCode): FormText {
  return (key, values = {}) =>
    files[locale][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
