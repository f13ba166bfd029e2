/** Buttons for the large dialogs, which are loaded on first use: the login screen does not need them. */
import { useSyncExternalStore } from 'react'
import { collectionNamed, type Collection } from '../../content-model'
import { currentDraft } from '../decap/open-draft'
import { menuLink } from '../rules/menus'
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

/** Whether editors can add entries: not to the lists of fixed pages. */
export const takesNew = ({ storage, fixedEntries }: Collection): boolean =>
  storage === 'folder' && !fixedEntries

/** For the current list. */
export function DeletedButton() {
  const name = useSyncExternalStore(onPlace, () => listedCollection()?.name)
  const collection = collectionNamed(name)
  if (!collection || !takesNew(collection)) return null
  return (
    <button type="button" onClick={() => opening((part) => part.showDeleted(collection))}>
      {words('deleted')}
    </button>
  )
}

/** Adds the open page to a menu. Renders nothing for entries that are not pages and for pages that menus never link to. */
export function MenuButton() {
  const draft = currentDraft()
  if (!draft || !menuLink(draft)) return null
  // Decap may be reloading the entry right now: the button applies to the entry that was open when it was rendered.
  const show = () => {
    const open = currentDraft() ?? draft
    opening((part) => part.showMenus(open))
  }
  return (
    <button type="button" onClick={show}>
      {words('menuAdd')}
    </button>
  )
}
