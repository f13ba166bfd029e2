/** Whether React has hydrated the HTML. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML and during hydration, true from then on: for what exists only with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
