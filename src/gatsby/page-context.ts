/** What Gatsby hands to every page: its place in the site and the context of the i18n plugin. */
import type { Alternates } from '../page-data/types'
import { defaultLocale, localeCodes, type LocaleCode, type PerLocale } from '../site/locales'
import type { RouteId } from '../site/routes'

/** The facts about a page that come from the routes table rather than from its content. */
export type PagePlace = {
  routeId: RouteId
  /** The canonical path; the page may also stand at an alias. */
  path: string
  alternates: Alternates
  switchTo: PerLocale<string>
  breadcrumb: { label: string; href: string }[]
  noindex: boolean
  /** A draft, or dated in the future: only the development server builds such a page. */
  pending: boolean
}

export type PageContext = {
  /** Query variable: the page's language. */
  language: LocaleCode
  /** Query variable: file name of the page's entry. */
  slug: string
  place: PagePlace
  /** Query variables of the news list. */
  skip: number
  limit: number
  archive?: { page: number; pages: { number: number; href: string }[]; label?: string }
  /** Query variables of an article: the entries before and after it in time. */
  older: string | null
  newer: string | null
  i18n: object
}

/**
 * The context under which gatsby-plugin-react-i18next leaves a page as it is (its own pages carry the same).
 * `path` is the address Gatsby builds.
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
