/** The inline scripts of the built pages; the policy allows these and no others. */
import { earlyScript } from '../client/early-script'
import { loaderScript } from '../client/loader/loader-script'
import { rootLocaleScript } from '../client/locale/root-script'
import { themeScript } from '../client/theme/theme-script'

/** Their exact texts. */
export function knownScripts(): string[] {
  return [themeScript(), earlyScript(), rootLocaleScript(), loaderScript]
}
