/** Buttons for the history of the content, in separate chunks: the login screen does not need them. */
import { useSyncExternalStore } from 'react'
import { collectionNamed } from '../../content-model'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { listedCollection, opening } from './open-later'

type Props = { language: Language }

/** For the open entry. */
export function VersionsButton({ language }: Props) {
  return (
    <button type="button" onClick={() => opening(language, (part) => part.showVersions(language))}>
      {wordsIn(language)('versions')}
    </button>
  )
}

const onPlace = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** For the current list. */
export function DeletedButton({ language }: Props) {
  const name = useSyncExternalStore(onPlace, () => listedCollection()?.name)
  const collection = collectionNamed(name)
  // The lists of fixed pages accept no new entries.
  if (collection?.storage !== 'folder' || collection.fixedEntries) return null
  return (
    <button type="button" onClick={() => opening(language, (part) => part.showDeleted(collection, language))}>
      {wordsIn(language)('deleted')}
    </button>
  )
}
