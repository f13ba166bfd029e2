/** The form's texts for responses and mails, in the visitor's language. */
import { fillIn } from '../lib/fill-in'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import de from '../../locales/de/form.json'
import en from '../../locales/en/form.json'
import type { LocaleCode } from '../site/locales'

export type FormTextKey = keyof typeof en
export type FormText = (key: FormTextKey, values?: Readonly<Record<string, string | number>>) => string

type Texts = Readonly<Record<FormTextKey, string>>

/** Bundled with the function; a language added later is read from its file (`included_files` on Netlify). */
const files = new Map<string, Texts>([
  ['en', en],
  ['de', de],
])

function textsOf(locale: LocaleCode): Texts {
  const known = files.get(locale)
  if (known) return known
  const file = join(process.cwd(), 'locales', locale, 'form.json')
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : en
  files.set(locale, texts)
  return texts
}

/** Returns the text function of a language: `text('nameTooLong', { max: 100 })`. */
export function formTexts(locale: LocaleCode): FormText {
  return (key, values = {}) => fillIn(textsOf(locale)[key], values)
}
