/** Hydration in slices, so that a tap meanwhile waits for one slice and not for the whole page. */
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the page within a transition, which React interrupts every few milliseconds. Errors are handled as in
 * Gatsby's own call: an error caught by a boundary is reported by the boundary.
 */
export function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    hydrateRoot(root, page, {
      onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
      onCaughtError: () => undefined,
    })
  })
}
