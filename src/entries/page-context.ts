/** The Gatsby context of every page: its plan, which its query uses, and the context of the i18n plugin. */
import { defaultLocale, localeCodes, type LocaleCode } from '../site/locales'
import type { PagePlan } from './page-plan'

/** The variables of the page's query, and the context of the i18n plugin; `id` names a node of any collection. */
export type PageContext = {
  language: LocaleCode
  slug: string
  id?: string
  plan: PagePlan
  /** Files of interface texts that the page's data leave out. */
  withoutTexts: readonly string[]
  i18n: object
}

/**
 * The interface texts that a page does not need: the form's are only for pages with the form, those of the storage
 * tables only for the build, which makes the tables. Every page loads its texts with its data.
 */
export const withoutTexts = (hasForm: boolean): readonly string[] =>
  hasForm ? ['storage'] : ['form', 'storage']

/**
 * The context that makes gatsby-plugin-react-i18next leave a page alone (its own pages have the same). `path` is the
 * address that Gatsby builds.
 */
export function i18nContext(language: LocaleCode, path: string) {
  return {
    language,
    languages: localeCodes,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: language !== defaultLocale,
    originalPath: path,
    path,
  }
}
