/** Whether the visitor prefers reduced motion. */

/** Asks the browser each time, because the setting may change; false if the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
