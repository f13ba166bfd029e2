/** Whether the visitor has interacted with the page yet. */
import { useSyncExternalStore } from 'react'
import { actedAttribute } from '../early/names'

const page = (): HTMLElement => document.documentElement

/** The loader decides what counts as an action and sets the attribute. */
function subscribe(onAct: () => void): () => void {
  const observer = new MutationObserver(onAct)
  observer.observe(page(), { attributeFilter: [actedAttribute] })
  return () => observer.disconnect()
}

/** False until the visitor's first interaction with this document, then true. */
export function useActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => page().hasAttribute(actedAttribute),
    () => false,
  )
}
