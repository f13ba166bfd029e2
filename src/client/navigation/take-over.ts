/** Puts the navigator between links and Gatsby's router: for clicks, and for back and forward. */
import { checkTarget } from './guard'
import { gatsbyRuntime, type NavigateOptions } from './gatsby'
import type { Navigator } from './navigator'

/** How the current navigation began. */
export type TakeOver = { wasTraversal: () => boolean }

/**
 * The router's own `navigate`. It changes the address at once; Gatsby's waits a moment even for a loaded page, which
 * causes a race with the back button.
 */
export type Route = (to: string, options?: NavigateOptions) => unknown

export type TakeOverOptions = { navigator: Navigator; route: Route; shownPath: () => string }

/**
 * Replaces `window.___navigate` and catches `popstate` before the router does; the router is notified when the old page
 * has left. External and script addresses throw (navigation guard); Gatsby's links never contain any.
 */
export function takeOverNavigation({ navigator, route, shownPath }: TakeOverOptions): TakeOver {
  const runtime = gatsbyRuntime()
  const gatsbysNavigate = runtime.___navigate
  let replayed: Event | undefined
  let traversal = false

  runtime.___navigate = (to: string | number, options: NavigateOptions = {}) => {
    if (typeof to === 'number') return gatsbysNavigate(to)
    const { url } = checkTarget(to, location.href)
    // From here the page controls its scroll position; until then the browser does (docs/spec/navigation.md#scroll).
    history.scrollRestoration = 'manual'
    const commit = () => {
      traversal = false
      route(url.pathname + url.search + url.hash, options)
    }
    void navigator.go({ to: url, commit })
  }
  runtime.___push = (to) => runtime.___navigate(to, { replace: false })
  runtime.___replace = (to) => runtime.___navigate(to, { replace: true })

  window.addEventListener(
    'popstate',
    (event) => {
      if (event === replayed) return
      // A fragment link, or the way back over one that was followed before this script ran: the browser scrolls, and the
      // entry gets a key to return to.
      const fragment = event.state === null && location.pathname === shownPath()
      if (fragment) {
        traversal = false
        return stampEntry()
      }
      event.stopImmediatePropagation()
      const commit = () => {
        traversal = true
        replayed = new PopStateEvent('popstate', { state: history.state as unknown })
        window.dispatchEvent(replayed)
      }
      void navigator.go({ to: new URL(location.href), commit })
    },
    true,
  )
  return { wasTraversal: () => traversal }
}

/** Gives the current history entry a key, under which its scroll position is stored. */
export function stampEntry(): void {
  const state = (history.state ?? {}) as { key?: string }
  if (!state.key) history.replaceState({ ...state, key: String(Date.now()) }, '')
}
