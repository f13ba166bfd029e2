/** When Decap refuses a save because of empty required fields, the full list for both languages is shown. */
import { checkEntry } from '../rules/check-later'
import { tidy } from '../../content-model/tidy'
import { showPanel } from '../bar/panel-store'
import { currentDraft } from './draft'
import { decapState, onDecapState, type Immutable } from './internals'

async function showProblems(): Promise<void> {
  const draft = currentDraft()
  if (!draft) return
  const problems = await checkEntry({ ...draft, values: tidy(draft.collection, draft.values) })
  if (problems.length > 0) showPanel({ kind: 'problems', problems })
}

/** Watches the errors that Decap sets at a save in the default language. */
export function followFieldErrors(): void {
  let known = 0
  onDecapState(() => {
    const errors = decapState().entryDraft.get('fieldsErrors') as Immutable | undefined
    const count = errors?.size ?? 0
    if (count > 0 && known === 0) void showProblems()
    known = count
  })
}
