/** Whether React has hydrated the HTML. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML and during hydration, then true: for elements that exist only with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
