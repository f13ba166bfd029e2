/** The checks in a part of their own, which is loaded when an entry is first checked: the login screen needs none. */
import type { Problem } from '../../content-model/problems'
import type { Draft } from '../decap/draft'

/** See check.ts. */
export async function checkEntry(draft: Draft): Promise<Problem[]> {
  const { checkEntry: check } = await import('./check')
  return check(draft)
}
