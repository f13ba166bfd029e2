/** Navigations in sequence: load the page, let the old one leave, then show the new one. */
import type { PageTransition } from '../transition/page-transition'
import type { Verdict } from './gatsby'

/** How a navigation is carried out; `commit` makes the router show the page. */
export type Journey = { to: URL; commit: () => void }

/** Dependencies of the navigator on the page, the router and the loader. */
export type NavigatorDependencies = {
  /** The path of the page on screen. */
  shownPath: () => string
  /** This document cannot show pages: a newer build is known, or React has not taken over the HTML. */
  needsDocument: () => boolean
  /** Loads a page's data and scripts and judges them; `error` is the cause of `lost`. */
  load: (path: string) => Promise<{ verdict: Verdict; error?: unknown }>
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

/** Makes a navigator. */
export function createNavigator(dependencies: NavigatorDependencies): Navigator {
  let latest = 0

  /** Loads the page; returns whether it can be shown here. */
  async function ready(to: URL, isLatest: () => boolean): Promise<boolean> {
    if (dependencies.needsDocument()) {
      dependencies.loadDocument(to)
      return false
    }
    const { verdict, error } = await dependencies.load(to.pathname + to.search)
    if (!isLatest()) return false
    if (verdict === 'show') return true
    if (verdict === 'lost') dependencies.onLost(to, error)
    else dependencies.loadDocument(to)
    return false
  }

  return {
    async go({ to, commit }) {
      const turn = ++latest
      const isLatest = () => turn === latest
      if (to.pathname === dependencies.shownPath()) {
        commit()
        // The page that was leaving stays after all.
        if (['leaving', 'left'].includes(dependencies.transition.phase()))
          await dependencies.transition.enter()
        return
      }
      if (!(await ready(to, isLatest))) return
      await dependencies.transition.leave({ from: dependencies.shownPath(), to: to.pathname })
      // A newer navigation shares this leave phase and shows its own page.
      if (isLatest()) commit()
    },
  }
}
