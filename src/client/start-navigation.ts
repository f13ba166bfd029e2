/** Navigation as a whole: guard, loading, transition, scroll, focus, announcement. */
import { navigate } from '@gatsbyjs/reach-router'
import { followConnection, notices } from './builds/notices'
import type { BuildWatch } from './builds/watch-builds'
import { chunkErrors } from './chunk-errors/chunk-error'
import { appError } from './errors/app-error'
import { isMounted } from './errors/error-boundary'
import { announcePage, moveFocus, prepareAnnouncements } from './navigation/arrival'
import { gatsbyRuntime, judgePage } from './navigation/gatsby'
import { createNavigator } from './navigation/navigator'
import { stampEntry, takeOverNavigation } from './navigation/take-over'
import { loadDocument } from './reload/reload'
import { applyScroll } from './scroll/apply'
import { decideScroll, type Navigation, type Place } from './scroll/decide'
import { createPositions, currentKey } from './scroll/positions'
import { themeSyncEvent } from '../early/names'
import { createPageTransition, documentStage } from './transition/page-transition'

/** The hook of Gatsby that navigation needs. */
export type NavigationHooks = { pageShown: (first: boolean) => void }

const currentPlace = (): Place => ({ path: location.pathname, search: location.search, hash: location.hash })

async function load(path: string) {
  const { ___loader, ___webpackCompilationHash } = gatsbyRuntime()
  try {
    const page = await ___loader.loadPage(path)
    return {
      verdict: judgePage(page, ___loader.isPageNotFound(path), ___webpackCompilationHash ?? ''),
      error: page?.error,
    }
  } catch (error) {
    return { verdict: 'lost' as const, error }
  }
}

/** Handles a page that did not load: offline, the old page stays with a notice; otherwise the document is loaded. */
function onLost(to: URL, error: unknown): void {
  chunkErrors.emit(error)
  // A notice reports it; the old page stays.
  if (!navigator.onLine) return
  // The visitor has requested this page: if the guard refuses, the link is still followed as a plain one.
  if (!loadDocument({ to: to.href, error })) loadDocument({ to: to.href, force: true })
}

/** Takes navigation over from Gatsby. Call it in `onClientEntry`. */
export function startNavigation(builds: BuildWatch): NavigationHooks {
  const positions = createPositions()
  const transition = createPageTransition(documentStage)
  let shown = currentPlace()
  let moved = false
  stampEntry()
  let key = currentKey()
  // From the start of a navigation until its page is shown, the address and perhaps the position are the new entry’s.
  const savePosition = () => {
    if (currentKey() === key) positions.save(key, { left: scrollX, top: scrollY })
  }
  savePosition()
  // Nothing announces that a visitor leaves an entry before the browser has moved, so its position is always known.
  addEventListener('scroll', savePosition, { passive: true })

  const { wasTraversal } = takeOverNavigation({
    navigator: createNavigator({
      shownPath: () => shown.path,
      needsDocument: () => !isMounted() || builds.outdated(),
      load,
      transition,
      loadDocument: ({ href }) => void loadDocument({ to: href, force: true }),
      onLost,
    }),
    route: navigate,
    shownPath: () => shown.path,
  })
  prepareAnnouncements()
  followConnection()
  if (positions.restored) history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    savePosition()
    // Within one page the browser itself restores positions; nothing needs to be stored for that.
    if (moved || positions.restored) positions.persist()
    // On return to this document's history entry, the browser restores the scroll position itself.
    history.scrollRestoration = 'auto'
  })

  function arrive(from: Place): void {
    const saved = wasTraversal() ? positions.find(key) : undefined
    const newPage = from.path !== shown.path
    const decision = decideScroll({
      ...(history.state as Pick<Navigation, 'keepPosition'> | null),
      byBrowser: history.scrollRestoration === 'auto',
      from,
      to: shown,
      saved,
    })
    const scroll = () => applyScroll(decision, shown.hash, newPage)
    if (newPage) void transition.enter()
    scroll()
    if (!newPage && !saved && !shown.hash) return
    const arrived = key
    // After Gatsby has moved the focus, and after parts of the page have reached their final height.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (arrived !== key) return
        if (newPage || shown.hash) moveFocus(saved ? '' : shown.hash)
        // Within a page, the browser’s own smooth way back may have continued for a frame.
        if (newPage || saved) scroll()
        if (newPage) announcePage()
      }),
    )
  }

  return {
    pageShown(first) {
      key = currentKey()
      if (first) return builds.begin()
      moved = true
      const from = shown
      shown = currentPlace()
      arrive(from)
      savePosition()
      if (from.path === shown.path) return
      document.dispatchEvent(new Event(themeSyncEvent))
      appError.set(undefined)
      notices.show(undefined)
      builds.pageShown()
    },
  }
}
