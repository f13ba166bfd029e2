/**
 * The drafts of the workflow, for the page of translations. That page needs no sign-in and its file names published
 * entries only, so the editor leaves the drafts in the browser of whoever has signed in, for this window.
 */
import type { EntryValues } from '../../content-model/values'

export type KeptDraft = { collection: string; id: string; values: EntryValues }

const storageKey = 'editor.drafts'

/** Replaces the stored drafts; undefined removes them. */
export function keepDrafts(drafts: readonly KeptDraft[] | undefined): void {
  sessionStorage.removeItem(storageKey)
  try {
    if (drafts) sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Storage is full: the page then lists published entries only, and says so.
  }
}

/** Undefined where the editor has kept none. */
export function keptDrafts(): KeptDraft[] | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : (JSON.parse(text) as KeptDraft[])
}
