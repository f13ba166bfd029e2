/** The Gatsby context of every page: its plan, which its query uses, and the context of the i18n plugin. */
import { defaultLocale, localeCodes, type LocaleCode } from '../site/locales'
import type { PagePlan } from './page-plan'

/** `language`, `slug` or `id`, and `plan` are the variables of the page's query; `id` names a node of any collection. */
export type PageContext = { language: LocaleCode; slug: string; id?: string; plan: PagePlan; i18n: object }

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
