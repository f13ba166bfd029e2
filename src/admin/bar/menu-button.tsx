/** The button that adds the open page to a menu; its dialog is loaded on first use. */
import { currentDraft } from '../decap/open-draft'
import { menuLink } from '../rules/menus'
import { words } from '../words/words'
import { opening } from './open-later'

/** Renders nothing for entries that are not pages and for pages that menus never link to. */
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
