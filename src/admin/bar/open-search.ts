/** The search dialog behind Decap's search field (patches/search-in-dialog.patch). */
import { pageLanguage } from '../words/language'
import { listedCollection, opening } from './open-later'

/** Opens the search with this query. */
export function openSearch(query: string): void {
  const language = pageLanguage()
  opening(language, (part) => part.showSearch({ query, collection: listedCollection(), language }))
}
