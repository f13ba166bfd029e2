/** The form's state besides its values. */
import { useEffect } from 'react'
import type { FieldProblems } from './schema'
import type { Failure } from './send'

/** `attempt` increases with each failed attempt, so that the message is focused each time. */
export type FormView =
  | { phase: 'entry'; problems: FieldProblems; failure?: Failure | undefined; attempt: number }
  | { phase: 'sending' }
  | { phase: 'sent'; reference: string }

export const freshView: FormView = { phase: 'entry', problems: {}, attempt: 0 }

/** Prefixes the page's title while there is something to report. */
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
