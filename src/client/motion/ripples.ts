/** The ripple of buttons: one decorative circle from the point of the press (docs/spec/motion.md#ripple). */
import { rippleTime } from '../../site/constants'
import { prefersReducedMotion } from './reduced-motion'

/** Marks every element that ripples. */
const rippleSelector = '[data-ripple]'
/** The class of the circle; its animation is in components/ripple. */
const rippleClass = 'ripple'

/** The box of the circle: it covers the element from any point, on which it is centred. All in pixels. */
export function rippleBox(
  box: { left: number; top: number; width: number; height: number },
  point?: { x: number; y: number },
) {
  const size = Math.max(box.width, box.height)
  const x = point ? point.x - box.left : box.width / 2
  const y = point ? point.y - box.top : box.height / 2
  return { size, left: x - size / 2, top: y - size / 2 }
}

/** Draws a ripple in the element; without a point, from its centre. It replaces a running ripple. */
export function ripple(element: Element, point?: { x: number; y: number }): void {
  if (prefersReducedMotion()) return
  element.querySelector(`:scope > .${rippleClass}`)?.remove()
  const { size, left, top } = rippleBox(element.getBoundingClientRect(), point)
  const circle = document.createElement('span')
  circle.className = rippleClass
  circle.setAttribute('aria-hidden', 'true')
  for (const [property, value] of Object.entries({ width: size, height: size, left, top }))
    circle.style.setProperty(property, `${value}px`)
  element.append(circle)
  const remove = () => circle.remove()
  circle.addEventListener('animationend', remove)
  setTimeout(remove, rippleTime)
}

const closest = (event: Event) =>
  event.target instanceof Element ? event.target.closest(rippleSelector) : null

/** Makes every marked element in the document ripple: on press, and from the centre on Enter and space. */
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
