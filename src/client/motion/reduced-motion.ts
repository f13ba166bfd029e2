/** Whether the visitor wants less movement. */

/** Asks the browser each time, because the setting may change; false where it cannot say. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
