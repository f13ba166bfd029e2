/** Pictures pasted or dropped into a text, which shows only files of the site: says how to insert them. */
import { words } from '../words/words'
import { showPanel } from './panel-store'

/** Called by patches/pasted-text.patch. */
export function tellOfPictures(): void {
  showPanel({ kind: 'notice', text: words('figure.pasted') })
}
