/** Interface texts for views: typed keys and a context, independent of any i18n library. */
import { fillIn } from '../lib/fill-in'
import { createContext, useContext } from 'react'
import { defaultLocale, localeOf, type LocaleIso } from '../site/locales'
import type common from '../../locales/en/common.json'
import type consent from '../../locales/en/consent.json'
import type errors from '../../locales/en/errors.json'
import type form from '../../locales/en/form.json'
import type search from '../../locales/en/search.json'
import type storage from '../../locales/en/storage.json'

type Resources = {
  common: typeof common
  consent: typeof consent
  errors: typeof errors
  form: typeof form
  search: typeof search
  storage: typeof storage
}

/** `namespace:key` of every text in `locales/en`. */
export type TextKey = {
  [N in keyof Resources]: `${N}:${Extract<keyof Resources[N], string>}`
}[keyof Resources]

export type TextValues = Readonly<Record<string, string | number>>

/** Takes a key and the values of its `{{placeholders}}`, returns the text in the page's language. */
export type Translate = (key: TextKey, values?: TextValues) => string

export type Texts = { t: Translate; iso: LocaleIso }

/** Set once per page; without a provider the keys themselves are shown, which makes the gap visible. */
export const TextsContext = createContext<Texts>({ t: (key) => key, iso: localeOf(defaultLocale).iso })

/** Returns the translate function of the page. */
export function useTexts(): Translate {
  return useContext(TextsContext).t
}

/** Returns the page's language tag, for dates, numbers and file sizes. */
export function useIso(): LocaleIso {
  return useContext(TextsContext).iso
}

/**
 * Builds a translate function from one language's files, `{ common: {…}, errors: {…}, … }`. A missing text falls back
 * to its key, a missing value leaves its placeholder.
 */
export function makeTranslate(files: Readonly<Record<string, Readonly<Record<string, string>>>>): Translate {
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':')
    return fillIn(files[namespace]?.[name] ?? key, values)
  }
}
