/** The search dialog behind Decap's search field (patches/search-in-dialog.patch). */
import { listedCollection, opening } from './open-later'

/** Opens the search with this query. */
export function openSearch(query: string): void {
  opening((part) => part.showSearch({ query, collection: listedCollection() }))
}
