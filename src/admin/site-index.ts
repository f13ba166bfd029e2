/** Fetches what the build knows of the site, for previews, link choices and checks. */
import type { EditorIndex } from '../page-data/editor-index'
import type { LocaleCode } from '../site/locales'

/** For so many milliseconds an answer counts as fresh. */
const freshFor = 60_000

const answers = new Map<LocaleCode, { at: number; index: Promise<EditorIndex | undefined> }>()

async function fetchIndex(locale: LocaleCode): Promise<EditorIndex | undefined> {
  const response = await fetch(`/admin/index.${locale}.json`).catch(() => undefined)
  return response?.ok ? ((await response.json()) as EditorIndex) : undefined
}

/** Returns the site in one language; undefined if the site has not been built yet. */
export function siteIndex(locale: LocaleCode): Promise<EditorIndex | undefined> {
  const known = answers.get(locale)
  if (known && Date.now() - known.at < freshFor) return known.index
  const index = fetchIndex(locale)
  answers.set(locale, { at: Date.now(), index })
  return index
}
