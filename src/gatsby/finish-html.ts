/**
 * The last pass over each built page: Gatsby's scripts wait until the browser is idle or the visitor acts, and what
 * Gatsby writes inline moves into one file and one attribute, so that one policy covers all pages.
 */
import { buildMetaName } from '../client/builds/addresses'
import { pagePathAttribute, type GatsbyScripts } from '../client/loader/loader-script'
import { styleElements, type PageStyles } from './page-styles'
import { slimHtml } from './slim-html'

/** A page without Gatsby's script tags, and what they said. */
type Extracted = { html: string; pagePath: string; scripts: GatsbyScripts }

const tag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

function between(text: string, before: RegExp): string {
  return before.exec(text)?.[1] ?? ''
}

/** Scripts of Gatsby's that a page needs, in the order in which they must run. */
function ordered(files: readonly string[]): string[] {
  const rank = (file: string) =>
    ['webpack-runtime', 'framework', 'app'].findIndex((name) => file.includes(`/${name}-`))
  return files.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b))
}

/** Throws for HTML of an unexpected form. */
function extract(html: string): Extracted {
  let [pagePath, compilationHash] = ['', '']
  const files: string[] = []
  const bare = html.replace(tag, (whole, attributes: string, body: string) => {
    const src = between(attributes, /\bsrc="([^"]+)"/)
    if (/\bnomodule\b/i.test(attributes)) return ''
    if (src) {
      files.push(src)
      return ''
    }
    if (!/window\.(pagePath|___webpackCompilationHash|___chunkMapping)/.test(body)) return whole
    pagePath ||= between(body, /window\.pagePath="([^"]*)"/)
    compilationHash ||= between(body, /window\.___webpackCompilationHash="([^"]*)"/)
    return ''
  })
  const needed = ordered(files)
  if (!pagePath || !compilationHash || needed.length !== 3) {
    throw new Error(
      `Gatsby’s page ${pagePath || '(unknown)'} has unexpected scripts: ${files.join(', ') || 'none'}.`,
    )
  }
  return { html: bare, pagePath, scripts: { compilationHash, files: needed } }
}

/** What Gatsby's HTML of any page says about the scripts of the build. */
export function scriptsOf(html: string): GatsbyScripts {
  return extract(html).scripts
}

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** A German error page answers for addresses below /de; Gatsby lets only its own names differ from the address. */
const gatsbyPagePath = (path: string) => path.replace(/^\/[a-z]{2}(?=\/(?:404|500)\.html$)/, '')

export type HeadScripts = {
  /** The id of the build, for the hourly check. */
  build: string
  /** Runs on every page before the first paint. */
  theme: string
  /** Runs before the first paint on the page at `/` only. */
  rootLocale: string
  /** The address of the file that every page loads at once (src/client/start-script.ts). */
  startFile: string
}

/** Tells whether a page has had its last pass: Gatsby leaves unchanged pages as they are from one build to the next. */
export function isFinished(html: string): boolean {
  return html.includes(`${pagePathAttribute}="`)
}

/** The one style element in which Gatsby puts all styles of the site. */
const gatsbyStyle = /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/

/** The styles of the site, as Gatsby's HTML of any page holds them. */
export function sheetOf(html: string): string {
  const sheet = gatsbyStyle.exec(html)?.[1]
  if (!sheet) throw new Error('Gatsby’s HTML has no style element with the styles of the site.')
  return sheet
}

/** What the head of a page begins with, after its encoding. */
function opening(pagePath: string, { build, theme, rootLocale, startFile }: HeadScripts): string {
  const inline = pagePath === '/' ? [theme, rootLocale] : [theme]
  return [
    `<meta name="${buildMetaName}" content="${attribute(build)}">`,
    ...inline.map((script) => `<script>${script}</script>`),
    `<script async src="${startFile}" ${pagePathAttribute}="${attribute(gatsbyPagePath(pagePath))}"></script>`,
  ].join('')
}

/**
 * Rewrites one page. Throws if Gatsby's HTML no longer looks as expected, so that an update of Gatsby cannot
 * silently publish pages without scripts.
 */
export function finishHtml(html: string, scripts: HeadScripts, styles: PageStyles): string {
  const { html: bare, pagePath } = extract(html)
  const slim = bare
    .replace(/<link\b[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*as="(?:script|fetch)"[^>]*>/g, '')
    .replace(/<link\b[^>]*as="(?:script|fetch)"[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*>/g, '')
    .replace(/<meta\b[^>]*(?:name="generator"|http-equiv="x-ua-compatible")[^>]*>/g, '')
    .replace(/<!-- slice-(?:start|end) [^>]*-->\s*/g, '')
    .replace(gatsbyStyle, '<style></style>')
  return slimHtml(slim)
    .replace(/<meta charset="utf-8">/i, (first) => first + opening(pagePath, scripts))
    .replace('<style></style>', () => styleElements(bare, styles))
}
