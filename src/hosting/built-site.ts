/** The input for generating a host's files. */
import type { Redirect } from '../site/redirects'
import type { HostFacts } from './headers'

export type BuiltSite = {
  facts: HostFacts
  /** All files of the built site, relative to its root: `/admin/index.html`. */
  files: readonly string[]
  /** Redirects whose source no page has taken over. */
  moved: readonly Redirect[]
}
