/** A short digest of what a built page shows, so that the browser knows whether it has changed. */
import type { PageSummary } from '../client/builds/payload'
import { attributeOf, childrenOf, findElement, textOf, type HtmlNode } from '../html/tree'
import { digestOf } from '../lib/digest'

const withoutContent = ['script', 'style', 'template', 'noscript', 'svg']
/**
 * Attributes that a visitor sees or follows, besides text; class names and ids may change without any visible effect.
 */
const shown = ['href', 'src', 'alt', 'datetime']

/** The text of the page's `<title>`; empty without one. */
function titleOf(page: HtmlNode): string {
  const title = findElement(page, 'title')
  return title ? textOf(title) : ''
}

/** The text and the visible attributes, in document order. */
function contentOf(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('tagName' in node)) return ''
  if (withoutContent.includes(node.tagName)) return ' '
  const values = shown.flatMap((name) => {
    const value = attributeOf(node, name)
    return value === undefined ? [] : [`${name}=${JSON.stringify(value)}`]
  })
  return ` ${[...values, ...childrenOf(node).map(contentOf)].join('')} `
}

/**
 * Takes a finished HTML page and returns 16 hexadecimal digits derived from its title and from the text, links and
 * images of its `<main>` (its body if it has none). Scripts, styles and build hashes are ignored.
 */
export function pageDigest(page: HtmlNode): string {
  const main = findElement(page, 'main') ?? findElement(page, 'body')
  const content = main ? contentOf(main).replace(/\s+/g, ' ') : ''
  return digestOf(`${titleOf(page)}\n${content}`, 16)
}

/** Facts about a page that the browser gets before loading it. */
export const pageSummary = (page: HtmlNode): PageSummary => ({
  title: titleOf(page),
  digest: pageDigest(page),
})
