/** The search field, which is in the page before the search has loaded: text typed at any moment counts. */
import { useEffect, type RefObject } from 'react'

/**
 * Calls `onType` with the current text of the field inside `around`, and again on each change; an empty field starts
 * with `query`. Keeps the form from submitting to the results page: the results are here. `onType` must be a stable
 * function.
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
