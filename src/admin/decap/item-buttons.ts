/** Names of the buttons of a list item (patches/names-of-buttons.patch). */
import { pageLanguage } from '../words/language'
import { wordsIn } from '../words/words'

/** The accessible name and tooltip of one of an item's buttons. */
export function itemButton(id: 'removeItem' | 'expandItem' | 'collapseItem') {
  const name = wordsIn(pageLanguage())(id)
  return { 'aria-label': name, title: name }
}
