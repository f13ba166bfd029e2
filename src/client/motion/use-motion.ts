/** Starts a motion behaviour on an element after mounting, unless the visitor prefers reduced motion. */
import { useEffect, type RefObject } from 'react'
import { prefersReducedMotion } from './reduced-motion'

/** `start` returns the function that stops the behaviour; it must be stable between renders. */
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
