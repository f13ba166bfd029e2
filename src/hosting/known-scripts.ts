/** The inline scripts of the built pages; the policy allows these and no others. */
import { rootLocaleScript } from '../early/root-script'
import { themeScript } from '../early/theme-script'
import type { KnownScript } from './csp'

const exactly = (name: string, text: string): KnownScript => ({ name, matches: (script) => script === text })

/** Each by its exact text, taken from where it is written. */
export const knownScripts: readonly KnownScript[] = [
  exactly('theme', themeScript()),
  exactly('language at the root', rootLocaleScript()),
]
