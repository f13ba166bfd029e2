/** Disclosures as they were left: going back restores the scroll position, which depends on what is open above it. */
import { useLayoutEffect, type RefObject } from 'react'
import { currentKey } from '../../client/scroll/positions'

/** The open disclosures of this document, each by history entry and id. */
const open = new Set<string>()

/** Takes the disclosure and what identifies it on its page. */
export function useKeptOpen(details: RefObject<HTMLDetailsElement | null>, id: string): void {
  useLayoutEffect(() => {
    const element = details.current
    if (!element) return
    const key = () => `${currentKey()} ${id}`
    const note = () => open[element.open ? 'add' : 'delete'](key())
    if (open.has(key())) element.open = true
    // It may have been opened before the scripts had loaded.
    if (element.open) note()
    element.addEventListener('toggle', note)
    return () => element.removeEventListener('toggle', note)
  }, [details, id])
}
