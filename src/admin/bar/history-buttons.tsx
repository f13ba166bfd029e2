/** Buttons for the history of the content, in separate chunks: the login screen does not need them. */
import { useSyncExternalStore } from 'react'
import { collectionNamed } from '../../content-model'
import { words } from '../words/words'
import { listedCollection, opening } from './open-later'

/** For the open entry. */
export function VersionsButton() {
  return (
    <button type="button" onClick={() => opening((part) => part.showVersions())}>
      {words('versions')}
    </button>
  )
}

const onPlace = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** For the current list. */
export function DeletedButton() {
  const name = useSyncExternalStore(onPlace, () => listedCollection()?.name)
  const collection = collectionNamed(name)
  // The lists of fixed pages accept no new entries.
  if (collection?.storage !== 'folder' || collection.fixedEntries) return null
  return (
    <button type="button" onClick={() => opening((part) => part.showDeleted(collection))}>
      {words('deleted')}
    </button>
  )
}
