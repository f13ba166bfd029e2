/**
 * Stores an unsent text on the device while the visitor wants that, and restores it. Within the tab every text is kept
 * anyway (`early/kept-form.ts`); this is the copy that outlives the tab.
 */
import { useEffect, useState, type RefObject } from 'react'
import { keptFormDropEvent } from '../../early/names'
import { dropDraft, keepDraft, readDraft } from './draft'
import { emptyValues } from './fields'
import { focusField, isUntouched, readForm, writeForm } from './form-dom'
import type { SubmissionIds } from './submission-id'

type FormDraft = {
  /** The draft is stored on the device, and updated with every change. */
  kept: boolean
  setKept: (kept: boolean) => void
  /** The text in the form was restored from the device. */
  restored: boolean
  /** Clears the form and deletes the draft. */
  discard: () => void
  /** Deletes all copies of the draft: it has been sent. */
  drop: () => void
}

/** A draft fills the form only if it is empty: the tab's copy is newer. */
export function useDraft(form: RefObject<HTMLFormElement | null>, ids: SubmissionIds): FormDraft {
  const [draft] = useState(readDraft)
  const [kept, setKept] = useState(draft !== undefined)
  const [restored, setRestored] = useState(draft !== undefined)

  useEffect(() => {
    if (!draft || !form.current) return
    if (isUntouched(form.current)) writeForm(form.current, draft.values)
    // If the form has a different text by now, this id is not its own, and is replaced on sending.
    ids.resume(draft.values, draft.submission)
  }, [draft, form, ids])

  useEffect(() => {
    const element = form.current
    if (!kept || !element) return undefined
    const save = (): void => {
      const values = readForm(element)
      keepDraft({ values, submission: ids.of(values) })
    }
    save()
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [kept, form, ids])

  const forget = (): void => {
    setKept(false)
    setRestored(false)
    dropDraft()
  }
  const drop = (): void => {
    forget()
    document.dispatchEvent(new Event(keptFormDropEvent))
  }
  return {
    kept,
    setKept(wanted) {
      if (wanted) setKept(true)
      else forget()
    },
    restored,
    discard() {
      if (form.current) writeForm(form.current, emptyValues)
      // The pressed button disappears.
      focusField('name')
      drop()
    },
    drop,
  }
}
