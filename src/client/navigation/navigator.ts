/** Navigations in sequence: load the page, let the old one leave, then show the new one. */
import type { PageTransition } from '../transition/page-transition'
import type { Verdict } from './gatsby'

/** How a navigation is carried out; `commit` makes the router show the page. */
export type Journey = { to: URL; commit: () => void }

type Loaded = { verdict: Verdict; error?: unknown }

/** Dependencies of the navigator on the page, the router and the loader. */
export type NavigatorDependencies = {
  /** The path of the page on screen. */
  shownPath: () => string
  /** This document cannot show pages: a newer build is known, or React has not taken over the HTML. */
  needsDocument: () => boolean
  /** Loads a page's data and scripts and judges them; `error` is the cause of `lost`. */
  load: (path: string) => Promise<Loaded>
  transition: PageTransition
  /** Loads the target as a document. */
  loadDocument: (to: URL) => void
  /** Reports a lost page and decides what happens. */
  onLost: (to: URL, error: unknown) => void
}

export type Navigator = {
  /** Starts a navigation; one in progress is cancelled. */
  go: (journey: Journey) => Promise<void>
}

/** How long a page may take to load here, in milliseconds; the browser shows that it is loading, and can stop. */
const patience = 3000

/** Makes a navigator. */
export function createNavigator({
  shownPath,
  needsDocument,
  load,
  transition,
  loadDocument,
  onLost,
}: NavigatorDependencies): Navigator {
  let latest = 0
  /** The browser is about to replace this document; whatever was shown here until then would be lost. */
  let isLeft = false

  /** Loads the page; returns whether it can be shown here. */
  async function ready(to: URL, isLatest: () => boolean): Promise<boolean> {
    const path = to.pathname + to.search
    const { verdict, error }: Loaded =
      isLeft || needsDocument()
        ? { verdict: 'document' }
        : await new Promise((resolve) => {
            setTimeout(resolve, patience, { verdict: 'document' })
            void load(path).then(resolve)
          })
    if (!isLatest()) return false
    if (verdict === 'show') return true
    isLeft = verdict === 'document'
    if (isLeft) loadDocument(to)
    else onLost(to, error)
    return false
  }

  return {
    async go({ to, commit }) {
      const turn = ++latest
      const isLatest = () => turn === latest
      if (to.pathname === shownPath()) {
        commit()
        // The page that was leaving stays after all.
        if (['leaving', 'left'].includes(transition.phase())) await transition.enter()
        return
      }
      if (!(await ready(to, isLatest))) return
      await transition.leave({ from: shownPath(), to: to.pathname })
      // A newer navigation shares this leave phase and shows its own page.
      if (isLatest()) commit()
    },
  }
}
