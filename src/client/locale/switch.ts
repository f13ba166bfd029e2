/** The language switch once React is there: the client's navigation takes query and hash along (docs/spec/languages.md#switching). */
import { localeChoiceAttribute } from '../../early/names'
import { isPlainClick } from '../navigation/plain-click'

/**
 * Navigates to where a pressed link of the switch leads. The early script has run before: it has stored the
 * cookie and put query and hash into the link's address, which the router's own link would not look at.
 */
export function startLocaleSwitch(root: Document, navigate: (to: string) => void): void {
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(`a[${localeChoiceAttribute}]`)
          : null
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    },
    true,
  )
}
