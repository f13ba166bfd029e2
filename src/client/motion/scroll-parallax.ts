/** The arithmetic of scroll parallax (docs/spec/motion.md#scroll-parallax). */
import { scrollParallax } from '../../site/constants'

export type ScrollOptions = {
  axis?: 'x' | 'y'
  speed?: number
  /** `normal` moves up as the page scrolls down. */
  direction?: 'normal' | 'opposite'
}

/** How far the element moves, in pixels. `windowHeight` and `top` (from the window's top edge) in pixels. */
export function scrollDelta(windowHeight: number, top: number, options: ScrollOptions = {}): number {
  const { speed = scrollParallax.speed, direction = scrollParallax.direction } = options
  const delta = ((windowHeight - top) * speed * (direction === 'normal' ? -1 : 1)) / 1000
  return delta || 0
}

/** The CSS transform of a movement. */
export function scrollTransform(delta: number, axis: 'x' | 'y' = scrollParallax.axis): string {
  const distance = `${Number(delta.toFixed(2))}px`
  return axis === 'x' ? `translate3d(${distance}, 0, 0)` : `translate3d(0, ${distance}, 0)`
}
