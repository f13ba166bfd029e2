/** The field, which is in the page before the search has loaded: text typed at any moment counts. */
import { useEffect, type RefObject } from 'react'

/**
 * Tells `onType` of what the field inside `around` holds and gets to hold. An empty one begins with `query`. The form,
 * which leads to the page of results by itself, no longer does: the results are here. `onType` must stay the same function.
 */
export function useField(
  around: RefObject<HTMLElement | null>,
  query: string,
  onType: (text: string) => void,
): void {
  useEffect(() => {
    const input = around.current?.querySelector('input')
    if (!input) return
    const tell = () => onType(input.value)
    const stay = (event: Event) => event.preventDefault()
    if (input.value === '') input.value = query
    else tell()
    input.addEventListener('input', tell)
    input.form?.addEventListener('submit', stay)
    return () => {
      input.removeEventListener('input', tell)
      input.form?.removeEventListener('submit', stay)
    }
  }, [around, query, onType])
}
