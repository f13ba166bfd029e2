/** Refuses to delete an entry or to discard a draft that has changed since it was opened: no one has seen what would go. */
import { collectionNamed } from '../../content-model'
import type { EntryValues } from '../../content-model/values'
import { valuesOf } from '../draft/draft'
import { sameEntry } from '../rules/same-entry'
import { words } from '../words/words'
import { Refusal } from './explain'
import { loadDraftUpstream, noticeDraft } from './internals'
import { lastChange } from './last-change'
import { upstreamValues } from './open-draft'
import { comparable, openedValues } from './opened'

/** Takes the function that loads what is stored now; it returns undefined if that is gone. */
async function refuseIfChanged(
  name: string,
  slug: string,
  stored: () => Promise<EntryValues | undefined>,
): Promise<void> {
  const collection = collectionNamed(name)
  const before = collection && openedValues({ collection, slug })
  if (!before) return
  const theirs = await stored()
  if (!theirs || sameEntry(comparable(before), comparable(theirs))) return
  const { author } = await lastChange({ collection, slug })
  throw new Refusal(words('refusedChanged', { author }))
}

/** Refuses as well if the entry is gone already, or if a draft of it was begun elsewhere. */
export async function refuseDeletingChanged(name: string, slug: string): Promise<void> {
  const collection = collectionNamed(name)
  if (!collection) return
  await refuseIfChanged(name, slug, async () => {
    await noticeDraft(name, slug)
    const theirs = await upstreamValues({ collection, slug })
    if (!theirs) throw new Refusal(words('refusedDeleted'))
    return theirs
  })
}

/** A draft that is gone is reported by the operation itself. */
export const refuseDiscardingChanged = (name: string, slug: string): Promise<void> =>
  refuseIfChanged(name, slug, async () => {
    const theirs = await loadDraftUpstream(name, slug)
    return theirs && valuesOf(theirs)
  })
