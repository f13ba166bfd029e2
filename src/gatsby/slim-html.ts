/**
 * Removes from Gatsby's HTML what no browser needs; every page has to fit into the first packets of a response.
 * Serializing the tree already normalizes React's attribute names (`charSet`) and trailing slashes in tags.
 */
import {
  attributeOf,
  elementsIn,
  findElement,
  remove,
  setAttribute,
  type HtmlChild,
  type HtmlNode,
} from '../html/tree'
import { crawlerAttribute } from '../seo/head-tags'
import type { GatsbyPage } from './gatsby-page'

/** Gatsby removes elements with its mark on hydration. Those for crawlers are kept, without either mark. */
function removeMarks(page: HtmlNode): void {
  for (const element of elementsIn(page)) {
    if (attributeOf(element, crawlerAttribute) === undefined) continue
    setAttribute(element, crawlerAttribute, undefined)
    setAttribute(element, 'data-gatsby-head', undefined)
  }
}

/** Gatsby puts its scripts on separate lines; React's elements are further down. */
function removeBlanks(page: HtmlNode): void {
  const body = findElement(page, 'body')
  const isBlank = (node: HtmlChild) => 'value' in node && node.value.trim() === ''
  remove(...(body?.childNodes ?? []).filter(isBlank))
}

/** Gatsby's own live region is hidden: the client disables it, and has one in the page's language. */
export function slimHtml(page: HtmlNode, { announcer }: Pick<GatsbyPage, 'announcer'>): void {
  removeMarks(page)
  removeBlanks(page)
  setAttribute(announcer, 'style', undefined)
  setAttribute(announcer, 'hidden', '')
  // Gatsby's router focuses its wrapper on each new page; in Firefox it is last, after the client has focused the page.
  const wrapper = findElement(page, 'div', { id: 'gatsby-focus-wrapper' })
  if (wrapper) setAttribute(wrapper, 'tabindex', undefined)
  const html = findElement(page, 'html')
  if (html) setAttribute(html, 'data-original-tag', undefined)
  const viewport = findElement(page, 'meta', { name: 'viewport' })
  // For Safari before iOS 9.
  if (viewport)
    setAttribute(viewport, 'content', attributeOf(viewport, 'content')?.replace(', shrink-to-fit=no', ''))
}
