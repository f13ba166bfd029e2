/** Starts a motion behaviour on an element once the page is there, unless the visitor wants less movement. */
import { useEffect, type RefObject } from 'react'
import { prefersReducedMotion } from './reduced-motion'

/** `start` returns the function that ends the behaviour; it must stay the same between renders. */
export function useMotion<T extends HTMLElement>(
  ref: RefObject<T | null>,
  start: (element: T) => () => void,
): void {
  useEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return
    return start(element)
  }, [ref, start])
}
