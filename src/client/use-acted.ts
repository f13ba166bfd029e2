/** Whether the visitor has interacted with the page yet. */
import { useSyncExternalStore } from 'react'
import { actedAttribute, firstActions } from '../early/names'

function subscribe(onAct: () => void): () => void {
  // The loader listens since before React, so its mark is there when these hear of the action.
  firstActions.forEach((action) => addEventListener(action, onAct, { passive: true }))
  return () => firstActions.forEach((action) => removeEventListener(action, onAct))
}

/** False until the visitor's first action on this document, true from then on. */
export function useActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(actedAttribute),
    () => false,
  )
}
