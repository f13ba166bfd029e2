/** Appearing on scroll in the document (docs/spec/motion.md#reveal). */
import { prefersReducedMotion } from './reduced-motion'
import { reachableThreshold, revealStep } from './reveal'

/**
 * Lets an element appear when enough of it is visible. It is hidden only once the visitor scrolls, and only if it is
 * below the window then: visitors who do not scroll, who print or save the page miss nothing. An element that is
 * scrolled past or focused is shown. `again`: repeats after it was out of sight at the bottom. Returns the function
 * that stops it.
 */
export function startReveal(element: HTMLElement, again = false): (() => void) | undefined {
  if (prefersReducedMotion() || typeof IntersectionObserver !== 'function') return undefined
  let stop: (() => void) | undefined
  const onScroll = () => {
    const { top, height } = element.getBoundingClientRect()
    if (top >= window.innerHeight)
      stop = waitInView(element, reachableThreshold(height, window.innerHeight), again)
  }
  window.addEventListener('scroll', onScroll, { once: true, passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    stop?.()
    delete element.dataset.reveal
  }
}

/** Hides the element and watches it; `threshold` is the share that must be visible. */
function waitInView(element: HTMLElement, threshold: number, again: boolean): () => void {
  let first = true
  const stop = () => {
    observer.disconnect()
    element.removeEventListener('focusin', show)
  }
  const show = () => {
    delete element.dataset.reveal
    stop()
  }
  const see = ({
    isIntersecting,
    intersectionRatio,
    boundingClientRect: { top },
  }: IntersectionObserverEntry) => {
    // The ratio may be slightly below the threshold that was crossed.
    const visible = isIntersecting && intersectionRatio >= threshold * 0.99
    const step = revealStep({ visible, top, windowTop: 0, first })
    first = false
    if (step === 'enter') {
      element.dataset.reveal = 'enter'
      if (!again) stop()
    } else if (step === 'leave' && intersectionRatio === 0) element.dataset.reveal = 'waiting'
    // Scrolled past in one jump: it must not stay hidden above.
    else if (!step && top <= 0) show()
  }
  const observer = new IntersectionObserver((entries) => entries.forEach(see), {
    // Everything above the window counts as visible, so that elements that were jumped over are also reported.
    rootMargin: '1000000px 0px 0px',
    // The first threshold marks when it is entirely out of sight.
    threshold: [0, threshold],
  })
  element.dataset.reveal = 'waiting'
  element.addEventListener('focusin', show)
  observer.observe(element)
  return stop
}
