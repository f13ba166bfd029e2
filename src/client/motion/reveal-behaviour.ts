/** Appearing on scroll in the document (semantics, section 8.3). */
import { prefersReducedMotion } from './reduced-motion'
import { reachableThreshold, revealStep } from './reveal'

/**
 * Hides an element that stands below the window and lets it appear when enough of it is visible. What is in
 * view already, what was scrolled past, and what takes the focus is shown. `again`: also after it was out of
 * sight at the bottom. Returns the function that ends it.
 */
export function startReveal(element: HTMLElement, again = false): (() => void) | undefined {
  if (prefersReducedMotion() || typeof IntersectionObserver !== 'function') return undefined
  const { top, height } = element.getBoundingClientRect()
  if (top < window.innerHeight) return undefined

  let first = true
  const stop = () => {
    observer.disconnect()
    element.removeEventListener('focusin', show)
  }
  const enter = () => {
    element.dataset.reveal = 'enter'
    if (!again) stop()
  }
  const show = () => {
    delete element.dataset.reveal
    stop()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, boundingClientRect, rootBounds } of entries) {
        const windowTop = rootBounds?.top ?? 0
        const visible = isIntersecting && intersectionRatio >= threshold * 0.99
        const step = revealStep({ visible, top: boundingClientRect.top, windowTop, first })
        first = false
        if (step === 'enter') enter()
        else if (step === 'leave' && intersectionRatio === 0) element.dataset.reveal = 'waiting'
        // Scrolled past in one jump: it must not stay hidden above.
        else if (!step && boundingClientRect.top <= windowTop) show()
      }
    },
    // The second threshold tells when it is out of sight altogether.
    { threshold: [0, reachableThreshold(height, window.innerHeight)] },
  )
  const threshold = reachableThreshold(height, window.innerHeight)
  element.dataset.reveal = 'waiting'
  element.addEventListener('focusin', show)
  observer.observe(element)
  return () => {
    stop()
    delete element.dataset.reveal
  }
}
