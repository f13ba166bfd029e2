/** When elements appear on scroll (docs/spec/motion.md#reveal). */
import { revealThreshold } from '../../site/constants'

/**
 * The share of an element that must be visible, capped at what is possible: an element much taller than the window
 * never shows half of itself. Heights in pixels.
 */
export function reachableThreshold(
  elementHeight: number,
  windowHeight: number,
  wanted = revealThreshold,
): number {
  if (elementHeight <= 0) return 0
  // Slightly less than the maximum, because sizes are rounded.
  return Math.min(wanted, (windowHeight / elementHeight) * 0.9)
}

/** An element as the observer reports it. */
export type Sight = { visible: boolean; top: number; windowTop: number; first: boolean }

/**
 * The resulting step: `enter` plays the entry animation, `leave` reverts it. The first sight can only make it enter;
 * later ones count only while its top is below the window's, so that leaving upwards replays nothing.
 */
export function revealStep({ visible, top, windowTop, first }: Sight): 'enter' | 'leave' | undefined {
  if (first) return visible ? 'enter' : undefined
  if (top <= windowTop) return undefined
  return visible ? 'enter' : 'leave'
}
