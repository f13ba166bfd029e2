/** What the files of a host depend on. */
import type { Redirect } from '../site/redirects'
import type { HostFacts } from './headers'

export type BuiltSite = {
  facts: HostFacts
  /** All files of the built site, each from its root: `/admin/index.html`. */
  files: readonly string[]
  /** Addresses that have changed and that no page has taken since. */
  moved: readonly Redirect[]
}
