/** Prefetches the build's metadata about a second after the page is idle (R63). */
import { connectionType } from '../connection'
import { metadataDelay, noPrefetchConnection } from '../../site/constants'

/** Calls back when the browser is idle; after a millisecond where idleness cannot be observed. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => callback())
  else setTimeout(callback, 1)
}

/** Calls `prefetch` after the delay, unless the connection is exactly `slow-2g`. */
export function schedulePrefetch(prefetch: () => void, effectiveType = connectionType()): void {
  if (effectiveType === noPrefetchConnection) return
  setTimeout(prefetch, metadataDelay)
}
