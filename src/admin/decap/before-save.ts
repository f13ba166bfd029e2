/** Runs before every save: checks all languages, refuses to overwrite others' changes, and cleans the values. */
import { isNameable } from '../rules/file-name'
import { redirectsFor } from '../rules/redirects'
import { commitMessage } from '../rules/commit-message'
import { checkEntry } from './check-entry'
import { sameEntry } from '../rules/same-entry'
import { tidy } from '../../content-model/tidy'
import { isUnfinished, type Problem } from '../../content-model/problems'
import type { EntryValues } from '../../content-model/values'
import { words } from '../words/words'
import { showPanel } from './panel-store'
import { defaultLocale, localeCodes } from '../../site/locales'
import { isUnpublished } from '../../site/publishing'
import { knownSite } from './site-index'
import { valuesPath, type Draft } from '../draft/draft'
import { draftOf, upstreamValues } from './open-draft'
import { Refusal } from './explain'
import { immutableFrom, type Immutable } from './immutable'
import { hasReview, noticeDraft } from './internals'
import { lastChange } from './last-change'
import { comparable, openedValues } from './opened'
import type { AskedSave, Checked } from './save'
import { watched } from './watched'

/**
 * Refuses what cannot be saved, and returns what is left to finish: unfinished work can be saved to a workflow branch,
 * or otherwise as an entry marked as a draft. Without a title in any language there is no file to save to.
 */
async function refuseInvalid(draft: Draft, values: EntryValues, inWorkflow: boolean): Promise<Problem[]> {
  const problems = await watched(() => checkEntry({ ...draft, values }))
  const isNameless = draft.isNew && !isNameable({ ...draft, values })
  const mayWait = ({ rule, severity }: Problem) =>
    severity !== 'error' || (inWorkflow && rule !== 'unnameable')
  const namesNothing = ({ field }: Problem) => isNameless && field === draft.collection.titleField
  const errors = problems.filter((problem) => namesNothing(problem) || !mayWait(problem))
  if (errors.length === 0) return problems.filter(isUnfinished)
  showPanel({ kind: 'problems', problems })
  throw new Refusal(words('refusedProblems', { count: errors.length }))
}

async function refuseConflict(draft: Draft, values: EntryValues): Promise<void> {
  const before = openedValues(draft)
  if (draft.isNew || !before) return
  const theirs = await watched(async () => {
    await noticeDraft(draft.collection.name, draft.slug)
    return upstreamValues(draft)
  })
  if (theirs && sameEntry(comparable(before), comparable(theirs))) return
  const who = await lastChange(draft)
  const { mergeEntries } = await import('../rules/merge')
  const { differences, merged } = mergeEntries(
    comparable(before),
    comparable(theirs ?? before),
    comparable(values),
  )
  showPanel({
    kind: 'conflict',
    draft: { ...draft, values },
    gone: !theirs,
    theirs: theirs ?? before,
    who,
    differences,
    merged,
  })
  throw new Refusal(theirs ? words('refusedConflict', { author: who.author }) : words('refusedGone'))
}

/** The entry with its values replaced. */
function withValues(entry: Immutable, values: EntryValues): Immutable {
  return localeCodes.reduce(
    (written, locale) => written.setIn(valuesPath(locale), immutableFrom(values[locale])),
    entry,
  )
}

/** Checks an entry before it is saved; throws a Refusal, whose message Decap shows, to stop the save. */
export async function beforeSave(entry: Immutable, asked: AskedSave): Promise<Checked<Immutable>> {
  const draft = draftOf(entry, true)
  if (!draft) return { entry }
  const values = tidy(draft.collection, draft.values)
  const inWorkflow = hasReview()
  const unfinished = await refuseInvalid(draft, values, inWorkflow)
  // A published entry that returns to the workflow has just been deleted, which already saved its redirects.
  const isBack = asked.status !== undefined && !asked.unpublished
  if (!isBack) await refuseConflict(draft, values)
  const before = draft.isNew || isBack ? undefined : openedValues(draft)
  const redirects =
    before && !isUnpublished(draft.collection.name, before[defaultLocale])
      ? redirectsFor(draft.collection.name, draft.slug, {
          before,
          after: values,
          known: await knownSite(),
        })
      : []
  const message = (slug: string) =>
    commitMessage({
      collection: draft.collection,
      slug,
      ...(before ? { before: comparable(before) } : {}),
      after: comparable(values),
      oneLine: inWorkflow,
    })
  showPanel(undefined)
  return {
    entry: withValues(entry, values),
    save: { draft, values, before, redirects, unfinished, message },
  }
}
