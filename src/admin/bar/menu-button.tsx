/** The button that adds the open page to a menu; its dialog is loaded on first use. */
import { currentDraft } from '../decap/open-draft'
import { menuLink } from '../rules/menus'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { opening } from './open-later'

/** Nothing for entries that are no pages, and for pages that no menu leads to. */
export function MenuButton({ language }: { language: Language }) {
  const draft = currentDraft()
  if (!draft || !menuLink(draft)) return null
  // Decap may be reloading the entry at the moment: the button is about the entry that was open when it was rendered.
  const show = () => {
    const open = currentDraft() ?? draft
    opening(language, (part) => part.showMenus(open, language))
  }
  return (
    <button type="button" onClick={show}>
      {wordsIn(language)('menuAdd')}
    </button>
  )
}
