/** Carries what the check before saving found out to the backend that writes the files. */
import type { Redirect } from '../../site/redirects'
import type { Problem } from '../../content-model/problems'
import type { EntryValues } from '../../content-model/values'
import type { Draft } from '../draft/draft'

export type Pending = {
  draft: Draft
  values: EntryValues
  before: EntryValues | undefined
  redirects: Redirect[]
  /** What the entry lacks before it can be published. */
  unfinished: Problem[]
  message: (slug: string) => string
}

let pending: Pending | undefined

export function setPending(next: Pending): void {
  pending = next
}

/** Returns it once: a second save has its own. */
export function takePending(): Pending | undefined {
  const taken = pending
  pending = undefined
  return taken
}
