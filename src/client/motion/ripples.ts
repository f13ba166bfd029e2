/** The ripple of buttons: one decorative circle from where it was pressed (docs/spec/motion.md#ripple). */
import { rippleTime } from '../../site/constants'
import { prefersReducedMotion } from './reduced-motion'

/** On everything that ripples. */
export const rippleSelector = '[data-ripple]'
/** The class of the circle; its animation is in components/ripple. */
export const rippleClass = 'ripple'

/** Where the circle goes: it covers the element at any place, centred on the point. All in pixels. */
export function rippleBox(
  box: { left: number; top: number; width: number; height: number },
  point?: { x: number; y: number },
) {
  const size = Math.max(box.width, box.height)
  const x = point ? point.x - box.left : box.width / 2
  const y = point ? point.y - box.top : box.height / 2
  return { size, left: x - size / 2, top: y - size / 2 }
}

/** Draws a ripple in the element; without a point, from its centre. A ripple still running gives way. */
export function ripple(element: Element, point?: { x: number; y: number }): void {
  if (prefersReducedMotion()) return
  element.querySelector(`:scope > .${rippleClass}`)?.remove()
  const { size, left, top } = rippleBox(element.getBoundingClientRect(), point)
  const circle = document.createElement('span')
  circle.className = rippleClass
  circle.setAttribute('aria-hidden', 'true')
  for (const [property, value] of Object.entries({ width: size, height: size, left, top })) {
    circle.style.setProperty(property, `${value}px`)
  }
  element.append(circle)
  const remove = () => circle.remove()
  circle.addEventListener('animationend', remove)
  setTimeout(remove, rippleTime)
}

const closest = (event: Event) =>
  event.target instanceof Element ? event.target.closest(rippleSelector) : null

/** Lets everything marked in the document ripple: on press, and on Enter and space from the centre. */
export function startRipples(root: Document): void {
  root.addEventListener('pointerdown', (event) => {
    const element = event.button === 0 && closest(event)
    if (element) ripple(element, { x: event.clientX, y: event.clientY })
  })
  root.addEventListener('keydown', (event) => {
    const element = !event.repeat && ['Enter', ' '].includes(event.key) && closest(event)
    // Space presses buttons, not links.
    if (element && (event.key === 'Enter' || element.tagName === 'BUTTON')) ripple(element)
  })
}
