/** Scroll parallax in the document (docs/spec/motion.md#scroll-parallax). */
import { scrollDelta, scrollTransform, type ScrollOptions } from './scroll-parallax'

/**
 * The element's first child moves with the scroll position; the element itself stays and is measured. Returns the
 * function that stops it.
 */
export function startScrollParallax(element: HTMLElement, options: ScrollOptions = {}): () => void {
  const moved = element.firstElementChild
  if (!(moved instanceof HTMLElement)) return () => undefined
  moved.style.transition = 'transform 0.2s linear'
  let frame = 0
  const place = () => {
    frame = 0
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) return
    moved.style.transform = scrollTransform(scrollDelta(window.innerHeight, top, options), options.axis)
  }
  const later = () => {
    frame ||= requestAnimationFrame(place)
  }
  place()
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
    moved.style.transform = ''
  }
}
