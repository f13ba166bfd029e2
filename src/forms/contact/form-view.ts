/** What the form shows besides what was typed. */
import { useEffect } from 'react'
import type { FieldProblems } from './schema'
import type { Failure } from './send'

/** `attempt` grows with each failed try, so that the focus goes to the message each time. */
export type FormView =
  | { phase: 'entry'; problems: FieldProblems; failure?: Failure | undefined; attempt: number }
  | { phase: 'sending' }
  | { phase: 'sent'; reference: string }

export const freshView: FormView = { phase: 'entry', problems: {}, attempt: 0 }

/** Puts a prefix before the page's title for as long as there is something to say. */
export function usePageTitle(change: ((title: string) => string) | undefined): void {
  useEffect(() => {
    if (!change) return undefined
    const { title } = document
    document.title = change(title)
    return () => {
      document.title = title
    }
  }, [change])
}
