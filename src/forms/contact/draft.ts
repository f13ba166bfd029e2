/** A text that could not be sent, kept on the visitor's device: only when the visitor asks for it, until it is sent or discarded. */
import { readStoredJson, writeStored } from '../../client/storage/safe-storage'
import { emptyValues, textFieldNames, type ContactValues } from './fields'

/** The entry in `localStorage`; the privacy page names it. */
export const draftKey = 'contact-draft'

/** `submission` goes along, so that a text that did arrive after all is not sent a second time. */
export type Draft = { values: ContactValues; submission: string }

/** Keeps a draft. Returns false where the browser does not allow it. */
export function keepDraft(draft: Draft): boolean {
  return writeStored('localStorage', draftKey, JSON.stringify(draft))
}

/** Removes the draft. */
export function dropDraft(): void {
  writeStored('localStorage', draftKey, undefined)
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Returns the kept draft, or undefined when there is none that can be read. Consent is asked for anew. */
export function readDraft(): Draft | undefined {
  const { values: stored, submission } = record(readStoredJson('localStorage', draftKey))
  if (typeof submission !== 'string') return undefined
  const values = { ...emptyValues }
  for (const name of textFieldNames) {
    const text = record(stored)[name]
    if (typeof text === 'string') values[name] = text
  }
  return { values, submission }
}
