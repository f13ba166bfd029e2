/** Lets an element appear when it comes into view (R98). */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { startReveal } from '../../client/motion/reveal-behaviour'

/**
 * Returns the ref for the element. `again`: repeats each time the element has been out of sight below; default: once.
 * Nothing is hidden without scripts, with reduced motion, or before the visitor scrolls.
 */
export function useReveal<T extends HTMLElement = HTMLElement>(again = false): RefObject<T | null> {
  const element = useRef<T>(null)
  useLayoutEffect(() => (element.current ? startReveal(element.current, again) : undefined), [again])
  return element
}
