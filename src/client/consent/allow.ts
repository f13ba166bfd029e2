/** Agreeing to one purpose where it is needed, outside the question and the settings. */
import { allChoices, consent, type ConsentCategory } from './store'

/** Allows a purpose; the other answers are kept, and count as refused where there are none. */
export function allowAlso(category: ConsentCategory): void {
  consent.choose({ ...(consent.record()?.choices ?? allChoices(false)), [category]: true })
}
