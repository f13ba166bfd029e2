/** A page as written by Gatsby: the facts in its scripts, and the elements that the last pass changes. */
import type { GatsbyScripts } from '../early/loader'
import { attributeOf, findElement, nodesIn, textOf } from '../html/tree'
import type { HtmlChild, HtmlElement, HtmlNode } from '../html/tree'

export type GatsbyPage = {
  /** The page's path as Gatsby names it. */
  path: string
  scripts: Omit<GatsbyScripts, 'chunkMap' | 'styles'>
  /** The charset declaration, the first element of the head. */
  charset: HtmlElement
  /** Gatsby's one style element, which names the file with all styles of the site. */
  sheet: HtmlElement
  /** Gatsby's live region, which is always in English. */
  announcer: HtmlElement
  /** Scripts that are started differently, what belongs to them, and what no browser needs. */
  leftOut: readonly HtmlChild[]
}

/** The scripts of Gatsby's that a page needs, in the order in which they must run. */
function ordered(files: readonly string[]): string[] {
  const rank = (file: string) =>
    ['webpack-runtime', 'framework', 'app'].findIndex((name) => file.includes(`/${name}-`))
  return files.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b))
}

/** The string that Gatsby's inline scripts assign to a property of the window. */
const assigned = (scripts: readonly HtmlElement[], name: string): string =>
  scripts.map((script) => new RegExp(`window\\.${name}="([^"]*)"`).exec(textOf(script))?.[1]).find(Boolean) ??
  ''

/** Gatsby's scripts: those in files, and inline ones that set what its runtime reads. */
const isGatsbyScript = (script: HtmlElement): boolean =>
  attributeOf(script, 'src') !== undefined ||
  /window\.(?:pagePath|___webpackCompilationHash|___chunkMapping)\b/.test(textOf(script))

const preloads = ['preload', 'modulepreload', 'prefetch']

function isLeftOut(node: HtmlNode): boolean {
  if (node.nodeName === '#comment' && 'data' in node) return /^ slice-(?:start|end) /.test(node.data)
  if (!('tagName' in node)) return false
  const value = (name: string) => attributeOf(node, name)?.toLowerCase() ?? ''
  switch (node.tagName) {
    case 'script':
      return isGatsbyScript(node)
    case 'link':
      return preloads.includes(value('rel')) && ['script', 'fetch'].includes(value('as'))
    case 'meta':
      return value('name') === 'generator' || value('http-equiv') === 'x-ua-compatible'
    default:
      return false
  }
}

/**
 * Reads a page written by Gatsby.
 * @throws {Error} if something is not where Gatsby puts it, so that an update of Gatsby cannot silently publish pages
 * without scripts or styles
 */
export function readGatsbyPage(tree: HtmlNode): GatsbyPage {
  const leftOut = nodesIn(tree).filter(isLeftOut)
  const scripts = leftOut.filter(
    (node): node is HtmlElement => 'tagName' in node && node.tagName === 'script',
  )
  const path = assigned(scripts, 'pagePath')
  const compilationHash = assigned(scripts, '___webpackCompilationHash')
  const sources = scripts.flatMap((script) =>
    attributeOf(script, 'nomodule') === undefined ? (attributeOf(script, 'src') ?? []) : [],
  )
  const files = ordered(sources)
  if (!path || !compilationHash || files.length !== 3) {
    const found = sources.join(', ') || 'none'
    throw new Error(`Gatsby’s page ${path || '(unknown)'} has unexpected scripts: ${found}.`)
  }
  const anchor = (what: string, element: HtmlElement | undefined): HtmlElement => {
    if (element) return element
    throw new Error(
      `Gatsby’s page ${path} has no ${what}; the last pass over the pages (src/gatsby) needs it.`,
    )
  }
  return {
    path,
    scripts: { compilationHash, files },
    charset: anchor('<meta charset>', findElement(tree, 'meta', { charset: true })),
    sheet: anchor(
      '<style> for the styles of the site',
      findElement(tree, 'style', { 'data-identity': 'gatsby-global-css', 'data-href': true }),
    ),
    announcer: anchor('live region #gatsby-announcer', findElement(tree, 'div', { id: 'gatsby-announcer' })),
    leftOut,
  }
}
