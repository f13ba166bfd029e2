/** All client behaviour besides the pages, as the hooks that gatsby-browser passes to Gatsby. */
import { reports } from '../site/reports'
import { statistics } from '../site/statistics'
import { watchBuilds } from './builds/watch-builds'
import { listenForChunkErrors } from './chunk-errors/listen'
import { consent } from './consent/store'
import { readyAttribute } from '../early/names'
import { guardStartUp } from './errors/app-error'
import { setMounted } from './errors/error-boundary'
import { startRipples } from './motion/ripples'
import { dropCrawlerTags } from './navigation/crawler-tags'
import { loadDocument } from './reload/reload'
import { fetchLikelyPages, serveLinks } from './navigation/links'
import { startNavigation, type NavigationHooks } from './start-navigation'
import { copyWholeWords } from './copied-text'
import { currentCookies } from './storage/cookies'
import { keep } from './storage/keep'
import { keepTheme } from './theme/keep-theme'
import { initialBreakpoint } from './viewport/device'
import { viewport } from './viewport/viewport'
import { keepViewportCookie } from './viewport/viewport-cookie'

/** Where statistics or reports are off, the bundler leaves the import out. */
const counted = statistics
const reported = reports

let navigation: NavigationHooks | undefined

/** Gatsby's hook before React starts. An error here is logged and shown by the error page (R83). */
export function onClientEntry(): void {
  guardStartUp(() => {
    // Without a connection the browser would replace this page with its own error; the notice reports it instead.
    listenForChunkErrors((error) => navigator.onLine && loadDocument({ error }))
    if (reported) void import('./errors/report-errors').then(({ reportErrors }) => reportErrors(reported))
    navigation = startNavigation(watchBuilds())
    serveLinks()
    fetchLikelyPages()
    keep.follow()
    keepTheme(consent)
    viewport.start(initialBreakpoint(currentCookies(), navigator.userAgent))
    keepViewportCookie(viewport, consent)
    copyWholeWords(document)
    startRipples(document)
  })
}

/** Gatsby's hook after hydration: replays a click that came too early. */
export function onInitialClientRender(): void {
  setMounted()
  document.documentElement.setAttribute(readyAttribute, '')
  if (window.earlyClick?.isConnected) window.earlyClick.click()
}

/** Gatsby's hook once a page is in the document. */
export function onRouteUpdate({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) dropCrawlerTags()
  navigation?.pageShown(!prevLocation)
  if (counted) void import('./statistics/count-view').then(({ countView }) => countView(counted))
}

/**
 * Gatsby's own scrolling is switched off: it would run before the transition and prefer the hash
 * (docs/spec/navigation.md#scroll).
 */
export function shouldUpdateScroll(): boolean {
  return false
}
