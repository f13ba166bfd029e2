/** Carries out a scroll decision in the document. */
import type { ScrollDecision } from './decide'

/** The element a hash names, by id or by the name of an anchor; undefined for none and for broken escapes. */
export function hashTarget(hash: string): HTMLElement | undefined {
  let name = hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A hash that is not properly escaped is looked up unchanged.
  }
  return (name && (document.getElementById(name) ?? document.getElementsByName(name)[0])) || undefined
}

/**
 * Scrolls. A new page jumps to its position (`instant`); within a page the style sheet's `scroll-behavior` applies.
 * `scrollIntoView` honours scroll-margin and scroll-padding.
 */
export function applyScroll(decision: ScrollDecision, hash: string, newPage: boolean): void {
  if (decision === 'none') return
  const saved = typeof decision === 'object'
  const behavior = newPage || saved ? 'instant' : 'auto'
  const target = decision === 'hash' && hashTarget(hash)
  if (target) target.scrollIntoView({ behavior })
  else window.scrollTo({ ...(saved ? decision : { left: 0, top: 0 }), behavior })
}
