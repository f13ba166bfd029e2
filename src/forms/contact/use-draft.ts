/**
 * Keeps an unsent text on the device while the visitor wants that, and brings it back. Within the tab every text is kept
 * (`early/kept-form.ts`); this is the copy that outlives the tab.
 */
import { useEffect, useState, type RefObject } from 'react'
import { keptFormDropEvent } from '../../early/names'
import { dropDraft, keepDraft, readDraft } from './draft'
import { emptyValues } from './fields'
import { isUntouched, readForm, writeForm } from './form-dom'
import type { SubmissionIds } from './submission-id'

type FormDraft = {
  /** The text of the form is on the device, and follows what is typed. */
  kept: boolean
  setKept: (kept: boolean) => void
  /** The text in the form came from the device. */
  restored: boolean
  /** Empties the form and forgets the text. */
  discard: () => void
  /** Forgets the text everywhere: it has been sent. */
  drop: () => void
}

/** A draft fills the form only where it is empty: what the tab has kept is newer. */
export function useDraft(form: RefObject<HTMLFormElement | null>, ids: SubmissionIds): FormDraft {
  const [draft] = useState(readDraft)
  const [kept, setKept] = useState(draft !== undefined)
  const [restored, setRestored] = useState(draft !== undefined)

  useEffect(() => {
    if (!draft || !form.current) return
    if (isUntouched(form.current)) writeForm(form.current, draft.values)
    // Where the form holds another text by now, this id is not its own, and is replaced when it is sent.
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
      drop()
    },
    drop,
  }
}
