/**
 * Starts Gatsby's scripts when the page has loaded and the browser is idle, or at the first sign of the visitor.
 * Until then links, menus and the form work natively. With the visitor's data saver on, only a sign starts them.
 */

/** What Gatsby's HTML says about its scripts; the same on every page of a build. */
export type GatsbyScripts = {
  compilationHash: string
  /** Addresses, in the order in which they must run. */
  files: readonly string[]
  /** Gatsby's list of chunks: JSON, which it keeps as a text. */
  chunkMap: string
}

/** The visitor's first signs; each starts the scripts at once. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin']

const path = document.currentScript?.getAttribute(earlyFacts.pagePathAttribute) as string
let started: boolean | undefined

function load(): void {
  if (started) return
  started = true
  signs.forEach((sign) => removeEventListener(sign, load))
  window.pagePath = path
  window.___webpackCompilationHash = gatsbyScripts.compilationHash
  // Styles that only scripts and other pages need are in the browser by then, for print (src/gatsby/page-styles.ts).
  const later = document.querySelector<HTMLLinkElement>('link[media]')
  if (later) later.media = 'all'
  gatsbyScripts.files.forEach((src) =>
    document.head.append(Object.assign(document.createElement('script'), { src, async: false })),
  )
}

function wait(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // The longest wait for an idle browser, in milliseconds.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 })
  else setTimeout(load, 200)
}

window.___chunkMapping = gatsbyScripts.chunkMap
signs.forEach((sign) => addEventListener(sign, load, { passive: true }))
if (document.readyState === 'complete') wait()
else addEventListener('load', wait)
