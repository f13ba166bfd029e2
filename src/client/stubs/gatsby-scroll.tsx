/**
 * Stub for gatsby-react-router-scroll in the browser: the site handles scrolling itself (src/client/scroll), and the
 * package would store each scroll position under its own name without consent.
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
