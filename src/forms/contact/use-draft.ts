/** Keeps an unsent text on the device while the visitor wants that, and brings it back. */
import { useEffect, useState, type RefObject } from 'react'
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
  /** Forgets the text: it has been sent. */
  drop: () => void
}

/** A draft fills the form only where nobody has typed yet. */
export function useDraft(form: RefObject<HTMLFormElement | null>, ids: SubmissionIds): FormDraft {
  const [draft] = useState(readDraft)
  const [kept, setKept] = useState(draft !== undefined)
  const [restored, setRestored] = useState(draft !== undefined)

  useEffect(() => {
    if (!draft || !form.current || !isUntouched(form.current)) return
    writeForm(form.current, draft.values)
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

  const drop = (): void => {
    setKept(false)
    setRestored(false)
    dropDraft()
  }
  return {
    kept,
    setKept(wanted) {
      if (wanted) setKept(true)
      else drop()
    },
    restored,
    discard() {
      drop()
      if (form.current) writeForm(form.current, emptyValues)
    },
    drop,
  }
}
