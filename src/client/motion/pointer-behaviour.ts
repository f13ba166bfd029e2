/** Pointer parallax in the document: listens, throttles, moves (semantics, section 8.1). */
import { pointerParallax } from '../constants'
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

/** Degrees of the device, held upright, that count as the edge of the box. */
const tilt = { gamma: 45, beta: 90 }

/**
 * The element's first child follows the pointer over the element; on phones and tablets it follows the device's
 * orientation, where the browser tells it. Returns the function that ends it.
 */
export function startPointerParallax(element: HTMLElement, options: PointerOptions = {}): () => void {
  const moved = element.firstElementChild
  if (!(moved instanceof HTMLElement)) return () => undefined
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
  const onTilt = ({ gamma, beta, timeStamp }: DeviceOrientationEvent) => {
    if (gamma !== null && beta !== null)
      show({ x: 1 + gamma / tilt.gamma, y: 1 + beta / tilt.beta }, timeStamp)
  }
  const touch = isMobile()
  if (touch) window.addEventListener('deviceorientation', onTilt)
  else {
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
  }
  return () => {
    window.removeEventListener('deviceorientation', onTilt)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerleave', onLeave)
    onLeave()
  }
}
