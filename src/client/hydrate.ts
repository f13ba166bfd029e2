/** Hydration in slices, so that a tap meanwhile waits for one slice and not for the whole page. */
import { createElement, startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keptFormSyncEvent, readyAttribute, themeSyncEvent } from '../early/names'

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

/** What a visitor can use; a translation or an extension that changes the page adds none of these. */
const usableParts = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('a, button, input, textarea, details, summary'),
]

/**
 * The page, and what the visitor has begun to do with its HTML. React replaces HTML that a translation or a password
 * manager has changed; focus, open menus and the click to be replayed then move to the same parts of the new page.
 */
function Begun({ page, root, parts }: { page: ReactNode; root: Element; parts: HTMLElement[] }) {
  // React renders the new page at once and then inserts it, so this is the focus that is about to be lost.
  const focused = document.activeElement
  useLayoutEffect(() => {
    // Emptied, as it would keep the first page's elements in memory.
    const before = parts.splice(0)
    if (before[0]?.isConnected) return
    // Before the next key: a field that has text again is not filled in.
    for (const sync of [keptFormSyncEvent, themeSyncEvent]) document.dispatchEvent(new Event(sync))
    const now = usableParts(root)
    before.forEach((old, index) => {
      const part = now[index]
      if (old.hasAttribute('open')) part?.setAttribute('open', '')
      if (old === window.earlyClick) window.earlyClick = part
      if (old === focused) part?.focus({ preventScroll: true })
    })
  }, [focused, parts, root])
  return page
}

/**
 * Hydrates the page within a transition, which React interrupts every few milliseconds. Errors are handled as in
 * Gatsby's own call: an error caught by a boundary is reported by the boundary.
 */
export function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    const end = ignoreEarlyEvents(root)
    hydrateRoot(root, createElement(Begun, { page, root, parts: usableParts(root) }), {
      onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
      onCaughtError: () => undefined,
    })
    end()
  })
}
