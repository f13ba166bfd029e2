/** Loads data step by step while its dialog is open. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../history/forge-request'

type State = 'loading' | 'done' | { failed: string }

/**
 * Runs the first step immediately and further ones on request; `isOpen` returns whether the dialog is still open. A
 * failed step can be retried.
 */
export function useSteps(step: (isOpen: () => boolean) => Promise<void>) {
  const [state, setState] = useState<State>('loading')
  const open = useRef(true)
  const run = useCallback(
    () =>
      step(() => open.current).then(
        () => open.current && setState('done'),
        (error: unknown) => open.current && setState({ failed: sentenceOf(error) }),
      ),
    [step],
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
