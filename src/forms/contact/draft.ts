/** A text that could not be sent, kept on the visitor's device: only when the visitor asks for it, until it is sent or discarded. */
import { readStoredJson, writeStored } from '../../client/storage/safe-storage'
import { emptyValues, textFieldNames, type ContactValues } from './fields'

/** The entry in `localStorage`; the privacy page names it. */
export const draftKey = 'contact-draft'

/** A text that nobody came back to is removed after this time, in milliseconds; the privacy page says so. */
export const draftLife = 30 * 24 * 60 * 60 * 1000

/** `submission` goes along, so that a text that did arrive after all is not sent a second time. */
export type Draft = { values: ContactValues; submission: string }

/** Keeps a draft. Returns false where the browser does not allow it. */
export function keepDraft(draft: Draft): boolean {
  return writeStored('localStorage', draftKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
}

/** Removes the draft. */
export function dropDraft(): void {
  writeStored('localStorage', draftKey, undefined)
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Returns the kept draft, or undefined when there is none that can be read, or only an old one. Consent is asked for anew. */
export function readDraft(): Draft | undefined {
  const { values: stored, submission, savedAt } = record(readStoredJson('localStorage', draftKey))
  if (typeof submission !== 'string') return undefined
  if (typeof savedAt !== 'number' || savedAt + draftLife < Date.now()) {
    dropDraft()
    return undefined
  }
  const values = { ...emptyValues }
  for (const name of textFieldNames) {
    const text = record(stored)[name]
    if (typeof text === 'string') values[name] = text
  }
  return { values, submission }
}
