/**
 * The last pass over each built page: delays Gatsby’s scripts until the visitor interacts (src/early/loader.ts), and
 * moves Gatsby's inline code into one file and one attribute, so that one policy covers all pages.
 */
import type { InlineScripts } from '../early/compile'
import { pagePathAttribute, startFileAttribute } from '../early/names'
import {
  elementsIn,
  newElement,
  putAfter,
  remove,
  replace,
  type HtmlElement,
  type HtmlNode,
} from '../html/tree'
import { localeCodes } from '../site/locales'
import type { GatsbyPage } from './gatsby-page'
import { headProblems, takeDeclaration } from './head-check'
import { styleElements, type PageStyles } from './page-styles'
import { slimHtml } from './slim-html'

/**
 * A German error page is served at any address below /de; only with Gatsby's own names may the page path differ from
 * the address.
 */
function gatsbyPagePath(path: string): string {
  const locale = localeCodes.find((code) => path.startsWith(`/${code}/`))
  const rest = locale ? path.slice(locale.length + 1) : path
  return ['/404.html', '/500.html'].includes(rest) ? rest : path
}

export type HeadScripts = InlineScripts & {
  /** The address of the file that every page loads after its first paint (src/early/start.ts). */
  startFile: string
}

/** The first elements of a page's head, after its charset. */
function opening(path: string, { everyPage, rootLocale, startFile }: HeadScripts): HtmlElement[] {
  const addresses = { [startFileAttribute]: startFile, [pagePathAttribute]: gatsbyPagePath(path) }
  const first = newElement('script', addresses, everyPage)
  return path === '/' ? [first, newElement('script', {}, rootLocale)] : [first]
}

/**
 * Changes the tree of a page read by `readGatsbyPage`.
 * @returns undeclared elements in its head
 */
export function finishHtml(
  page: HtmlNode,
  read: GatsbyPage,
  scripts: HeadScripts,
  styles: PageStyles,
): string[] {
  remove(...read.leftOut)
  const declaration = takeDeclaration(page)
  slimHtml(page, read)
  const [first, sheets] = [opening(read.path, scripts), styleElements(page, styles)]
  putAfter(read.charset, first)
  replace(read.sheet, sheets)
  const own = [...first, ...sheets]
  return headProblems(page, declaration, [...own, ...own.flatMap((element) => elementsIn(element))])
}
