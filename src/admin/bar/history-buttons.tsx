/** Buttons that lead into the past of the content, in parts of their own: the login screen needs none of them. */
import { useSyncExternalStore } from 'react'
import { collectionNamed } from '../decap/draft'
import { explanationOf } from '../decap/explain'
import type { Language } from '../language'
import { wordsIn } from '../words'
import { showPanel } from './panel-store'

type Props = { language: Language }

/** A part that cannot be loaded is the server's failure. */
function opening(language: Language, open: () => Promise<unknown>): void {
  open().catch((error: unknown) => {
    const text = explanationOf(error, language, 'loading') ?? wordsIn(language)('errors.loading.offline')
    showPanel({ kind: 'notice', text })
  })
}

/** For the entry that is open. */
export function VersionsButton({ language }: Props) {
  const open = async () => (await import('../dialogs/past')).showVersions(language)
  return (
    <button type="button" onClick={() => opening(language, open)}>
      {wordsIn(language)('versions')}
    </button>
  )
}

const onPlace = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The collection whose list is shown, if it is one that entries can be added to. */
function listedCollection() {
  const [, name] = /^#\/collections\/([\w-]+)(?:$|\/(?:search|filter)\b|\?)/.exec(location.hash) ?? []
  const collection = collectionNamed(name)
  return collection?.storage === 'folder' && !collection.fixedEntries ? collection : undefined
}

/** For the list that is shown. */
export function DeletedButton({ language }: Props) {
  const name = useSyncExternalStore(onPlace, () => listedCollection()?.name)
  const collection = collectionNamed(name)
  if (!collection) return null
  const open = async () => (await import('../dialogs/past')).showDeleted(collection, language)
  return (
    <button type="button" onClick={() => opening(language, open)}>
      {wordsIn(language)('deleted')}
    </button>
  )
}
