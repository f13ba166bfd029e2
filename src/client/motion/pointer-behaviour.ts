/** Pointer parallax in the document: listens, throttles, moves (docs/spec/motion.md#pointer-parallax). */
import { pointerParallax } from '../../site/constants'
import { isMobile } from '../viewport/device'
import {
  isInside,
  movementOf,
  pointerPlace,
  pointerTransform,
  type Point,
  type PointerOptions,
} from './pointer-parallax'

const easing = 'cubic-bezier(0.23, 1, 0.32, 1)'
/** The pointer is read at most this often, in milliseconds. */
const pace = pointerParallax.duration / 10

/**
 * The element's first child follows the pointer over the element. On phones and tablets it stays still: a scrolling
 * finger should not move it, and the site's permissions policy forbids sensors. Returns the function that stops it.
 */
export function startPointerParallax(element: HTMLElement, options: PointerOptions = {}): () => void {
  const moved = element.firstElementChild
  if (!(moved instanceof HTMLElement) || isMobile()) return () => undefined
  element.style.perspective = `${pointerParallax.perspective}px`
  moved.style.transition = `transform ${pointerParallax.duration}ms ${easing}`
  let last = -Infinity

  const show = (place: Point, time: number) => {
    if (time - last < pace) return
    last = time
    moved.style.transform = isInside(place) ? pointerTransform(movementOf(place, options), options) : ''
  }
  const onMove = (event: PointerEvent) =>
    show(
      pointerPlace({ x: event.clientX, y: event.clientY }, element.getBoundingClientRect()),
      event.timeStamp,
    )
  const onLeave = () => {
    last = -Infinity
    moved.style.transform = ''
  }
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerleave', onLeave)
  return () => {
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerleave', onLeave)
    onLeave()
  }
}
