/** The viewport's breakpoint for components. */
import { useSyncExternalStore } from 'react'
import { fallbackBreakpoint, type Breakpoint } from '../../site/breakpoints'
import { viewport } from './viewport'

/**
 * Returns the breakpoint; the fallback (xl) in the HTML and during hydration, so that both agree. Layout
 * belongs into CSS; this is for what CSS cannot say.
 */
export function useViewport(): Breakpoint {
  return useSyncExternalStore(viewport.subscribe, viewport.current, () => fallbackBreakpoint)
}
