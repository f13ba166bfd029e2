/** The preview of an entry: the page as visitors will see it, in the language being edited. */
import type { Language } from '../language'

export function pagePreview(_language: Language) {
  return function PagePreview() {
    return <p>…</p>
  }
}
