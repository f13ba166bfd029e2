/** Loads data step by step while its dialog is open. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../history/forge-request'
import type { Language } from '../words/language'

type State = 'loading' | 'done' | { failed: string }

/**
 * Runs the first step immediately and further ones on request; `isOpen` returns whether the dialog is still open. A
 * failed step can be retried.
 */
export function useSteps(step: (isOpen: () => boolean) => Promise<void>, language: Language) {
  const [state, setState] = useState<State>('loading')
  const open = useRef(true)
  const run = useCallback(
    () =>
      step(() => open.current).then(
        () => open.current && setState('done'),
        (error: unknown) => open.current && setState({ failed: sentenceOf(error, language) }),
      ),
    [step, language],
  )
  useEffect(() => {
    open.current = true
    void run()
    return () => {
      open.current = false
    }
  }, [run])
  const next = useCallback(() => {
    setState('loading')
    void run()
  }, [run])
  return { state, next }
}
