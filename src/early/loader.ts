/**
 * Starts Gatsby's scripts at the visitor's first interaction; on a fast device also after load and first paint. Until
 * then links, menus and the form work natively.
 */
import { dataset } from './root'

/** Facts about Gatsby's scripts from its HTML and from the build; the same on every page of a build. */
export type GatsbyScripts = {
  compilationHash: string
  /** Addresses, in the order in which they must run. */
  files: readonly string[]
  /** Gatsby's list of chunks: JSON, which it keeps as a string. */
  chunkMap: string
  /**
   * The address of the full style sheet: for scripts, other pages, print, forced colours (src/gatsby/page-styles.ts).
   */
  styles: string
}

let started: boolean | undefined

function add(tag: string, properties: object): void {
  // A file that was lost with the connection is requested again when the connection is back.
  const onerror = () => addEventListener('online', () => add(tag, properties), { once: true })
  document.head.append(Object.assign(document.createElement(tag), properties, { onerror }))
}

/** Starts the scripts, once. */
export function load(): void {
  if (started) return
  started = true
  window.___webpackCompilationHash = gatsbyScripts.compilationHash
  add('link', { rel: 'stylesheet', href: gatsbyScripts.styles })
  gatsbyScripts.files.forEach((src) => add('script', { src, async: false }))
}

function act({ type, movementX, movementY }: Event & Partial<MouseEvent>): void {
  // Layout under a resting pointer also fires a pointermove event, without movement.
  if (type === earlyFacts.movingAction && !movementX && !movementY) return
  // Later interactions have no effect.
  dataset[earlyFacts.actedKey] = ''
  load()
}

function wait(): void {
  const { connection: { saveData, effectiveType } = {}, hardwareConcurrency } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  // Whether evaluating the scripts before an interaction would cost data, or block the main thread for a tap. 3G
  // counts, unlike for prefetching (isMetered), which only follows an interaction.
  const isSparing =
    saveData ||
    /[23]g/.test(effectiveType as string) ||
    hardwareConcurrency < 4 ||
    matchMedia('(pointer:coarse)').matches
  // Search results need the scripts, forced colours need the styles that come with them.
  if (
    !isSparing ||
    location.search.includes(earlyFacts.queryStart) ||
    matchMedia('(forced-colors:active)').matches
  )
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}

window.___chunkMapping = gatsbyScripts.chunkMap
earlyFacts.firstActions.forEach((action) => addEventListener(action, act))
if (document.readyState === 'complete') wait()
else addEventListener('load', wait)
