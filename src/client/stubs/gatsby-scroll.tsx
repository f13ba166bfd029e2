/**
 * Stub for gatsby-react-router-scroll in the browser: the site scrolls by itself (src/client/scroll), and the
 * package would store each scroll position under a name of its own without asking.
 */
import type { ReactNode } from 'react'

type Props = { children: ReactNode }

export function ScrollContext({ children }: Props) {
  return children
}

/** Gatsby exports it to pages; no page of this site uses it. */
export function useScrollRestoration(): never {
  throw new Error('Scroll positions belong to src/client/scroll.')
}
