/** Where a navigation scrolls to (docs/spec/navigation.md#scroll). */

export type Place = { path: string; search: string; hash: string }
export type Position = { left: number; top: number }

export type Navigation = {
  /** Absent on the first load of a document. */
  from?: Place
  to: Place
  /** The position saved for the history entry; given for back and forward only. */
  saved?: Position
  /** The link asks not to scroll, by `state={{ keepPosition: true }}`. */
  keepPosition?: boolean
  /** The browser still restores positions itself; within a page, it scrolls to fragments and back. */
  byBrowser?: boolean
}

/** `none` leaves the page where it is; `hash` means the element named by `to.hash`, or the top without one. */
export type ScrollDecision = 'none' | 'top' | 'hash' | Position

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** Decides. The first load is left to the browser; the saved position wins over a hash (A12). */
export function decideScroll({ from, to, saved, keepPosition, byBrowser }: Navigation): ScrollDecision {
  if (from && saved) return saved
  if (!from || keepPosition) return 'none'
  if (withoutSlash(from.path) !== withoutSlash(to.path)) return to.hash ? 'hash' : 'top'
  if (byBrowser) return 'none'
  if (to.hash) return 'hash'
  const onlyQuery = from.search !== to.search && !from.hash
  return onlyQuery || from.path !== to.path ? 'none' : 'top'
}
