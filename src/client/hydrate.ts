/** Hydration in slices, so that a tap meanwhile waits for one slice and not for the whole page. */
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readyAttribute } from '../early/names'

/**
 * Makes React's listeners ignore events until the page is hydrated. For a tap, React would hydrate the whole page at
 * once, and the tap would have no visible effect until then. Links, menus and fields work natively in the meantime; the
 * last click on a button that needs React is replayed (`onInitialClientRender`).
 * @returns Ends it for listeners that are added from then on.
 */
function ignoreEarlyEvents(root: Element): () => void {
  root.addEventListener = (
    type: string,
    listener: EventListener,
    options?: boolean | AddEventListenerOptions,
  ) =>
    EventTarget.prototype.addEventListener.call(
      root,
      type,
      (event) => document.documentElement.hasAttribute(readyAttribute) && listener(event),
      options,
    )
  return () => Reflect.deleteProperty(root, 'addEventListener')
}

/**
 * Hydrates the page within a transition, which React interrupts every few milliseconds. Errors are handled as in
 * Gatsby's own call: an error caught by a boundary is reported by the boundary.
 */
export function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    const end = ignoreEarlyEvents(root)
    hydrateRoot(root, page, {
      onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
      onCaughtError: () => undefined,
    })
    end()
  })
}
