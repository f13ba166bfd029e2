/** Names of the buttons of a list item (patches/names-of-buttons.patch). */
import { words } from '../words/words'

/** The accessible name and tooltip of one of an item's buttons. */
export function itemButton(id: 'removeItem' | 'expandItem' | 'collapseItem') {
  const name = words(id)
  return { 'aria-label': name, title: name }
}
