/**
 * The drafts of the workflow, for the translations page. That page needs no sign-in and its data file lists published
 * entries only, so the editor stores the drafts in the browser window of the signed-in editor.
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
    // Storage is full: the page then lists published entries only and states this.
  }
}

/** Undefined if the editor has stored none. */
export function keptDrafts(): KeptDraft[] | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : (JSON.parse(text) as KeptDraft[])
}
