/** Stores the colours that were chosen before the visitor allowed storing them, and removes them with the consent. */
import type { ConsentStore } from '../consent/store'
import { keep } from '../storage/keep'

/**
 * The page itself remembers colours chosen without consent. One that shows none does not write: another tab may have
 * some. The start file (`early/theme-switch.ts`) stores later choices.
 */
export function keepTheme(consent: ConsentStore): void {
  const apply = () => {
    const { theme } = document.documentElement.dataset
    if (theme || !consent.allows('functional')) keep.write('theme', theme)
  }
  apply()
  consent.subscribe(apply)
}
