/** Opens a disclosure if the hash points into it. */
import { useEffect, type RefObject } from 'react'

/** Takes the disclosure and the id inside it; follows the address while the page is shown. */
export function useOpenedByHash(details: RefObject<HTMLDetailsElement | null>, id: string): void {
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${id}`) details.current?.setAttribute('open', '')
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [details, id])
}
