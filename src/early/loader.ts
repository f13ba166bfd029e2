/**
 * Starts Gatsby's scripts at the visitor's first action; on a fast device also when the page has loaded and the browser
 * is idle. Until then links, menus and the form work natively.
 */
import { each } from './each'

/** What Gatsby's HTML says about its scripts; the same on every page of a build. */
export type GatsbyScripts = {
  compilationHash: string
  /** Addresses, in the order in which they must run. */
  files: readonly string[]
  /** Gatsby's list of chunks: JSON, which it keeps as a text. */
  chunkMap: string
}

const path = document.currentScript?.getAttribute(earlyFacts.pagePathAttribute) as string

let started: boolean | undefined

function load(): void {
  if (started) return
  started = true
  window.pagePath = path
  window.___webpackCompilationHash = gatsbyScripts.compilationHash
  // Styles that only scripts and other pages need are in the browser by then, for print (src/gatsby/page-styles.ts).
  each<HTMLLinkElement>('link[media]', (link) => (link.media = 'all'))
  gatsbyScripts.files.forEach((src) =>
    document.head.append(Object.assign(document.createElement('script'), { src, async: false })),
  )
}

function act({ type, movementX, movementY }: Event & Partial<MouseEvent>): void {
  // A page that is laid out under a pointer at rest is told of a movement, too: of one by nothing.
  if (type === earlyFacts.movingAction && !movementX && !movementY) return
  earlyFacts.firstActions.forEach((action) => removeEventListener(action, act))
  document.documentElement.setAttribute(earlyFacts.actedAttribute, '')
  load()
}

/** Whether evaluating the scripts unasked would cost data, or keep the processor from answering a tap. */
function isSparing(): boolean | undefined {
  const { connection, hardwareConcurrency } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return (
    connection?.saveData ||
    /[23]g/.test(connection?.effectiveType as string) ||
    hardwareConcurrency < 4 ||
    matchMedia('(pointer:coarse)').matches
  )
}

function wait(): void {
  // Who looks for something waits for what only scripts can find.
  if (!location.search.includes(earlyFacts.queryStart) && isSparing()) return
  // The longest wait for an idle browser, in milliseconds; Safari cannot tell whether it is idle.
  if (window.requestIdleCallback as unknown) requestIdleCallback(load, { timeout: 2000 })
  else setTimeout(load, 99)
}

window.___chunkMapping = gatsbyScripts.chunkMap
earlyFacts.firstActions.forEach((action) => addEventListener(action, act))
// The browser loads this file with the page, so that event is still to come.
addEventListener('load', wait)
