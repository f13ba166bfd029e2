/** All pages of the site in a language, from the list that the search uses as well. */
import type { Action } from '../../page-data/types'
import { indexFolder, listsFile, type Lists } from '../../search/types'
import type { LocaleCode } from '../../site/locales'
import { pathPrefix } from '../path-prefix'

/**
 * Loads the list.
 * @throws {Error} when it is not there, as while developing
 */
export async function loadPages(locale: LocaleCode): Promise<Action[]> {
  const response = await fetch(pathPrefix() + indexFolder(locale) + listsFile)
  if (!response.ok) throw new Error(`${listsFile}: ${response.status}`)
  const { entries } = (await response.json()) as Lists
  return entries.map(({ title, href }) => ({ label: title, href, external: false }))
}
