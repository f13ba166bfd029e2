/**
 * The last pass over each built page: Gatsby's scripts wait until the browser is idle or the visitor acts, and what
 * Gatsby writes inline moves into attributes of one constant script, so that one policy covers all pages.
 */
import { buildMetaName } from '../client/builds/addresses'
import { loaderScript } from '../client/loader/loader-script'
import { styleElements, type PageStyles } from './page-styles'

/** What a page's own script tags say, taken out of Gatsby's HTML. */
type Extracted = { html: string; pagePath: string; compilationHash: string; scripts: string[] }

const tag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

function between(text: string, before: RegExp): string {
  return before.exec(text)?.[1] ?? ''
}

function extract(html: string): Extracted {
  const found: Extracted = { html: '', pagePath: '', compilationHash: '', scripts: [] }
  found.html = html.replace(tag, (whole, attributes: string, body: string) => {
    const src = between(attributes, /\bsrc="([^"]+)"/)
    if (/\bnomodule\b/i.test(attributes)) return ''
    if (src) {
      found.scripts.push(src)
      return ''
    }
    if (!/window\.(pagePath|___webpackCompilationHash|___chunkMapping)/.test(body)) return whole
    found.pagePath ||= between(body, /window\.pagePath="([^"]*)"/)
    found.compilationHash ||= between(body, /window\.___webpackCompilationHash="([^"]*)"/)
    return ''
  })
  return found
}

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** A German error page answers for addresses below /de; Gatsby lets only its own names differ from the address. */
const gatsbyPagePath = (path: string) => path.replace(/^\/[a-z]{2}(?=\/(?:404|500)\.html$)/, '')

/** Scripts of Gatsby's that a page needs, in the order in which they must run. */
function ordered(scripts: readonly string[]): string[] {
  const rank = (script: string) =>
    ['webpack-runtime', 'framework', 'app'].findIndex((name) => script.includes(`/${name}-`))
  return scripts.filter((script) => rank(script) >= 0).sort((a, b) => rank(a) - rank(b))
}

export type HeadScripts = {
  /** The id of the build, for the hourly check. */
  build: string
  /** Runs on every page before the first paint. */
  theme: string
  /** Runs on every page: answers clicks that come before React. */
  early: string
  /** Runs before the first paint on the page at `/` only. */
  rootLocale: string
  /** The address of the file that holds the list of chunks. */
  chunkFile: string
}

/** Tells whether a page has had its last pass: Gatsby leaves unchanged pages as they are from one build to the next. */
export function isFinished(html: string): boolean {
  return html.includes('<script data-page=')
}

/** The one style element in which Gatsby puts all styles of the site. */
const gatsbyStyle = /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/

/** The styles of the site, as Gatsby's HTML of any page holds them. */
export function sheetOf(html: string): string {
  const sheet = gatsbyStyle.exec(html)?.[1]
  if (!sheet) throw new Error('Gatsby’s HTML has no style element with the styles of the site.')
  return sheet
}

/**
 * Rewrites one page. Throws if Gatsby's HTML no longer looks as expected, so that an update of Gatsby cannot
 * silently publish pages without scripts.
 */
export function finishHtml(html: string, scripts: HeadScripts, styles: PageStyles): string {
  const { html: bare, pagePath, compilationHash, scripts: sources } = extract(html)
  const files = ordered(sources)
  if (!pagePath || !compilationHash || files.length !== 3) {
    throw new Error(
      `Gatsby’s page ${pagePath || '(unknown)'} has unexpected scripts: ${sources.join(', ') || 'none'}.`,
    )
  }
  const data = `data-page="${attribute(gatsbyPagePath(pagePath))}" data-hash="${compilationHash}" data-scripts="${attribute([scripts.chunkFile, ...files].join(' '))}"`
  const early = `<meta name="${buildMetaName}" content="${attribute(scripts.build)}"><script>${scripts.theme}</script><script>${scripts.early}</script>${pagePath === '/' ? `<script>${scripts.rootLocale}</script>` : ''}`
  return bare
    .replace(/<link\b[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*as="(?:script|fetch)"[^>]*>/g, '')
    .replace(/<link\b[^>]*as="(?:script|fetch)"[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*>/g, '')
    .replace(/<meta\b[^>]*(?:name="generator"|http-equiv="x-ua-compatible")[^>]*>/g, '')
    .replace(/(<meta charset="utf-8"\s*\/?>)/i, (first) => first + early)
    .replace(/<!-- slice-(?:start|end) [^>]*-->\s*/g, '')
    .replace(gatsbyStyle, () => styleElements(bare, styles))
    .replace('</body>', () => `<script ${data}>${loaderScript}</script></body>`)
}
