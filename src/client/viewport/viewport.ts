/** The viewport's breakpoint as state: follows the media queries (R50, R51). */
import { breakpointNames, fallbackBreakpoint, mediaQueryOf, type Breakpoint } from '../../site/breakpoints'
import { createEmitter } from '../emitter'

export type Viewport = {
  /** The breakpoint that matched last; the fallback until one has. */
  current: () => Breakpoint
  /** Calls the listener with every value that is set, even if unchanged. */
  subscribe: (listener: (breakpoint: Breakpoint) => void) => () => void
  /** Checks every query once, then follows them; further calls are no-ops. */
  start: (initial?: Breakpoint) => void
}

/** Creates the state; `matchMedia` is not called before it starts, so this is safe without a window. */
export function createViewport(matchMedia: (query: string) => MediaQueryList): Viewport {
  const changes = createEmitter<Breakpoint>()
  let value = fallbackBreakpoint
  let started = false
  const set = (breakpoint: Breakpoint) => {
    value = breakpoint
    changes.emit(breakpoint)
  }
  return {
    current: () => value,
    subscribe: changes.subscribe,
    start(initial = fallbackBreakpoint) {
      if (started) return
      started = true
      value = initial
      for (const name of breakpointNames) {
        const query = matchMedia(mediaQueryOf(name))
        query.addEventListener('change', (event) => {
          if (event.matches) set(name)
        })
        if (query.matches) set(name)
      }
    },
  }
}

/** The one viewport of this window. */
export const viewport = createViewport((query) => window.matchMedia(query))
