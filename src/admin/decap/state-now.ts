/** The state of the open entry in Decap's toolbar. */
import { cardNote } from './list-rows'
import { openEntry } from './open-draft'
import { words } from '../words/words'

/**
 * Why visitors do not see the saved entry, as in lists; `published` if they do. Called by patches/states-in-toolbar.patch.
 */
export function stateNow(published: string): string {
  const entry = openEntry()
  // A draft of a new entry that has been discarded elsewhere.
  if (entry?.get('isModification') === false) return words('notPublished')
  const note = entry && cardNote(entry)
  return note ? note.charAt(0).toUpperCase() + note.slice(1) : published
}
