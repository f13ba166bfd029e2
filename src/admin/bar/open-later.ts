/** Opens the large dialogs. They are loaded on first use, because the login screen does not need them. */
import { collectionNamed, type Collection } from '../../content-model'
import { explanationOf } from '../decap/explain'
import { words } from '../words/words'
import { showPanel } from '../decap/panel-store'

type Part = typeof import('../dialogs/later')

/** Takes a function that shows a dialog. A chunk that fails to load is reported as a server failure. */
export function opening(show: (part: Part) => void): void {
  import('../dialogs/later').then(show, (error: unknown) => {
    const text = explanationOf(error, 'loading') ?? words('errors.loading.offline')
    showPanel({ kind: 'notice', text })
  })
}

/** Opens the search behind Decap's search field with a query (patches/search-in-dialog.patch). */
export function openSearch(query: string): void {
  opening((part) => part.showSearch({ query, collection: listedCollection() }))
}

/** The collection of the current list, if any. */
export function listedCollection(): Collection | undefined {
  const [, name] = /^#\/collections\/([\w-]+)(?:$|\/(?:search|filter)\b|\?)/.exec(location.hash) ?? []
  return collectionNamed(name)
}
