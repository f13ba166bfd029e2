/** What Decap's field for searching leads to (patches/search-in-dialog.patch). */
import { pageLanguage } from '../words/language'
import { listedCollection, opening } from './open-later'

/** Opens the search with these words. */
export function openSearch(query: string): void {
  const language = pageLanguage()
  opening(language, (part) => part.showSearch({ query, collection: listedCollection(), language }))
}
