/** Reads something step by step while its dialog is open. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../history/forge-request'
import type { Language } from '../words/language'

type State = 'loading' | 'done' | { failed: string }

/**
 * Runs the first step at once, and the next when it is asked for; `isOpen` says whether anybody still waits for it. A
 * step that fails can be run again.
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
