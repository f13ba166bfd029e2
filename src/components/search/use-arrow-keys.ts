/** Lets the arrow keys move the focus from a field through the links and buttons below it, and back. */
import { useEffect, type RefObject } from 'react'

/** Takes the containing element; the reachable links and buttons are in elements with `data-stop`. */
export function useArrowKeys(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current
    const walk = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      const stops = [...(element?.querySelectorAll<HTMLElement>('input, [data-stop] :is(a, button)') ?? [])]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      const next = stops[at + step]
      if (at < 0 || !next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', walk)
    return () => element?.removeEventListener('keydown', walk)
  }, [around])
}
