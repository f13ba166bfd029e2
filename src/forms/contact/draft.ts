/**
 * A draft of an unsent text, kept at the visitor's request until it is sent or discarded; stored as far as consent
 * allows.
 */
import { asObject } from '../../client/unchecked'
import { keep } from '../../client/storage/keep'
import { registry } from '../../site/storage/registry'
import { emptyValues, textFieldNames, type ContactValues } from './fields'

/** Drafts expire after this time, in milliseconds. */
export const draftLife = registry.draft.life

/** `submission` is included, so that a text that did arrive is not sent twice. */
export type Draft = { values: ContactValues; submission: string }

/** Stores a draft; without consent, or if the browser refuses, only for this visit. */
export function keepDraft(draft: Draft): void {
  keep.write('draft', JSON.stringify({ ...draft, savedAt: Date.now() }))
}

/** Deletes the draft. */
export function dropDraft(): void {
  keep.write('draft', undefined)
}

/**
 * Returns the stored draft, or undefined if there is none, it is unreadable or expired. Consent must be given again.
 */
export function readDraft(): Draft | undefined {
  const { values: stored, submission, savedAt } = asObject(keep.read('draft'))
  if (typeof submission !== 'string') return undefined
  if (typeof savedAt !== 'number' || savedAt + draftLife < Date.now()) {
    dropDraft()
    return undefined
  }
  const values = { ...emptyValues }
  for (const name of textFieldNames) {
    const text = asObject(stored)[name]
    if (typeof text === 'string') values[name] = text
  }
  return { values, submission }
}
