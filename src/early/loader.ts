/** Starts Gatsby's scripts at the visitor's first interaction. Until then links, menus and the form work natively. */
import { dataset } from './root'

/** Facts about Gatsby's scripts from its HTML and from the build; the same on every page of a build. */
export type GatsbyScripts = {
  compilationHash: string
  /** Addresses, in the order in which they must run. */
  files: readonly string[]
  /** Gatsby's list of chunks: JSON, which it keeps as a string. */
  chunkMap: string
  /**
   * The address of the full style sheet: for scripts, other pages, forced colours (src/gatsby/page-styles.ts).
   */
  styles: string
}

let started: boolean | undefined

function add(tag: string, properties: object): void {
  // A file that was lost with the connection is requested again when the connection is back.
  const onerror = () => addEventListener('online', () => add(tag, properties), { once: true })
  document.head.append(Object.assign(document.createElement(tag), properties, { onerror }))
}

function load(): void {
  if (started) return
  started = true
  window.___webpackCompilationHash = gatsbyScripts.compilationHash
  add('link', { rel: 'stylesheet', href: gatsbyScripts.styles })
  gatsbyScripts.files.forEach((src) => add('script', { src, async: false }))
}

function act({ type, movementX, movementY }: Pick<Event, 'type'> & Partial<MouseEvent>): void {
  // Layout under a resting pointer also fires a pointermove event, without movement.
  if (type === earlyFacts.movingAction && !movementX && !movementY) return
  // Later interactions have no effect.
  dataset[earlyFacts.actedKey] = ''
  load()
}

window.___chunkMapping = gatsbyScripts.chunkMap
earlyFacts.firstActions.forEach((action) => addEventListener(action, act))
// Search results need the scripts, forced colours need the styles that come with them.
if (location.search.includes(earlyFacts.queryStart) || matchMedia('(forced-colors:active)').matches) load()
// Clicks that came before this file: the button for colours answers now, others after hydration.
const { earlyClick, earlyTheme } = window
if (earlyClick || earlyTheme) act({ type: 'click' })
earlyTheme?.click()
