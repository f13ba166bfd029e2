/** A text that could not be sent, kept when the visitor asks for it, until it is sent or discarded: on the device as far as consent goes. */
import { asObject } from '../../client/unchecked'
import { keep } from '../../client/storage/keep'
import { registry } from '../../site/storage/registry'
import { emptyValues, textFieldNames, type ContactValues } from './fields'

/** A text that nobody came back to is removed after this time, in milliseconds. */
export const draftLife = registry.draft.life

/** `submission` goes along, so that a text that did arrive after all is not sent a second time. */
export type Draft = { values: ContactValues; submission: string }

/** Keeps a draft; without consent, or where the browser does not allow it, until the site is left. */
export function keepDraft(draft: Draft): void {
  keep.write('draft', JSON.stringify({ ...draft, savedAt: Date.now() }))
}

/** Removes the draft. */
export function dropDraft(): void {
  keep.write('draft', undefined)
}

/** Returns the kept draft, or undefined when there is none that can be read, or only an old one. Consent has to be given again. */
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
