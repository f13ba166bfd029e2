/** The button that puts the page which is open into a menu; its dialog is a part that is loaded later. */
import { currentDraft } from '../decap/open-draft'
import { menuLink } from '../rules/menus'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { opening } from './open-later'

/** Nothing for entries that are no pages, and for pages that no menu leads to. */
export function MenuButton({ language }: { language: Language }) {
  const draft = currentDraft()
  if (!draft || !menuLink(draft)) return null
  return (
    <button type="button" onClick={() => opening(language, (part) => part.showMenus(language))}>
      {wordsIn(language)('menuAdd')}
    </button>
  )
}
