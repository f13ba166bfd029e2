/** Consent to one purpose where it is needed, outside the banner and the settings. */
import { allChoices, consent, type ConsentCategory } from './store'

/** Allows a purpose; the other answers are kept, and default to refused. */
export function allowAlso(category: ConsentCategory): void {
  consent.choose({ ...(consent.record()?.choices ?? allChoices(false)), [category]: true })
}
