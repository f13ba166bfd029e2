/** Stores the colours that were chosen before the visitor allowed storing them. */
import { themeAttribute } from '../../early/names'
import type { ConsentStore } from '../consent/store'
import { keep } from '../storage/keep'

/** Stores the page's choice as soon as that is allowed; the start file (`early/theme-switch.ts`) stores later ones. */
export function keepTheme(consent: ConsentStore): void {
  consent.subscribe(() =>
    keep.write('theme', document.documentElement.getAttribute(themeAttribute) ?? undefined),
  )
}
