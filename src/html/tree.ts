/** HTML as a tree, parsed and serialized per the HTML standard (parse5): find, change and remove elements. */
import {
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterMap,
} from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['node']
export type HtmlElement = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']
export type HtmlChild = DefaultTreeAdapterMap['childNode']

const {
  appendChild,
  createElement,
  createTextNode,
  detachNode,
  insertBefore,
  insertText,
  isElementNode,
  isTextNode,
} = defaultTreeAdapter

export { isTextNode }

/** Parses the content of `<noscript>` as elements. */
const options = { scriptingEnabled: false }

/** Parses a page; like a browser, accepts anything and adds missing `html`, `head` and `body`. */
export const parsePage = (html: string): DefaultTreeAdapterMap['document'] => parse(html, options)

/** Parses a fragment in the context of a body. */
export const parsePart = (html: string): DefaultTreeAdapterMap['documentFragment'] =>
  parseFragment(html, options)

/** Serializes the contents of a node; for a document, the page. */
export const htmlOf = (node: Parent): string => serialize(node, options)

/** Serializes an element including its own tags. */
export const outerHtmlOf = (element: HtmlElement): string => serializeOuter(element, options)

/** The children of a node. */
export const childrenOf = (node: HtmlNode): readonly HtmlChild[] =>
  'childNodes' in node ? node.childNodes : []

/**
 * Lists all descendants of a node in document order. The list is complete when returned, so the tree may be changed
 * while iterating.
 */
export function nodesIn(node: HtmlNode, found: HtmlChild[] = []): HtmlChild[] {
  for (const child of childrenOf(node)) {
    found.push(child)
    nodesIn(child, found)
  }
  return found
}

/** Lists all descendant elements of a node in document order. */
export const elementsIn = (node: HtmlNode): HtmlElement[] => nodesIn(node).filter(isElementNode)

/** Returns an attribute's decoded value; `''` for one without a value, undefined if absent. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** Attributes by name; `true` matches any value. */
type Wanted = Readonly<Record<string, string | true>>

/** Finds the first element with this name and these attributes. */
export function findElement(node: HtmlNode, tag: string, wanted: Wanted = {}): HtmlElement | undefined {
  const attributes = Object.entries(wanted)
  const fits = (element: HtmlElement) =>
    attributes.every(([name, value]) => {
      const given = attributeOf(element, name)
      return value === true ? given !== undefined : given === value
    })
  const search = (parent: HtmlNode): HtmlElement | undefined => {
    for (const child of childrenOf(parent)) {
      if (!isElementNode(child)) continue
      const found = child.tagName === tag && fits(child) ? child : search(child)
      if (found) return found
    }
    return undefined
  }
  return search(node)
}

/** Sets an attribute; undefined removes it. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  const attribute = element.attrs.find((each) => each.name === name)
  if (value === undefined) element.attrs = element.attrs.filter((each) => each !== attribute)
  else if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

/** The classes of an element. */
export const classesOf = (element: HtmlElement): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean)

/** The decoded text content of a node. */
export const textOf = (node: HtmlNode): string =>
  nodesIn(node)
    .map((child) => (isTextNode(child) ? child.value : ''))
    .join('')

/** Removes nodes from the tree. */
export const remove = (...nodes: readonly HtmlChild[]): void => nodes.forEach(detachNode)

/** The sibling of a node at an offset of `distance`. */
const neighbourOf = (node: HtmlChild, distance: number): HtmlChild | undefined => {
  const siblings = node.parentNode?.childNodes ?? []
  return siblings[siblings.indexOf(node) + distance]
}

/** The next sibling. */
export const nextOf = (node: HtmlChild): HtmlChild | undefined => neighbourOf(node, 1)

/** The previous sibling. */
export const previousOf = (node: HtmlChild): HtmlChild | undefined => neighbourOf(node, -1)

/** Creates a detached element; values and text are unescaped. */
export function newElement(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HtmlElement {
  const pairs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = createElement(tag, html.NS.HTML, pairs)
  if (text) insertText(element, text)
  return element
}

/** Creates a detached text node. */
export const newText = (text: string): HtmlChild => createTextNode(text)

/** Appends nodes to an element, moving them from their current parents. */
export function putInto(parent: HtmlElement, nodes: readonly HtmlChild[]): void {
  remove(...nodes)
  for (const node of nodes) appendChild(parent, node)
}

/** Inserts nodes before another one, moving them from their current parents. */
export function putBefore(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  const { parentNode } = place
  remove(...nodes)
  if (parentNode) for (const node of nodes) insertBefore(parentNode, node, place)
}

/** Inserts nodes after another one, in order. */
export function putAfter(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  putBefore(place, nodes)
  const [first] = nodes
  if (first) {
    remove(place)
    putBefore(first, [place])
  }
}

/** Replaces a node with others. */
export function replace(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  putBefore(place, nodes)
  remove(place)
}
