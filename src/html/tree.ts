/** HTML as a tree, read and written as the HTML standard says (parse5): to find, change and take out elements. */
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

/** Visitors without scripts see what `<noscript>` holds, so it is read as elements. */
const options = { scriptingEnabled: false }

/** Parses a whole page; like a browser, it accepts anything and adds `html`, `head` and `body` where they are missing. */
export const parsePage = (html: string): DefaultTreeAdapterMap['document'] => parse(html, options)

/** Parses a part of a page, as it would be read within its body. */
export const parsePart = (html: string): DefaultTreeAdapterMap['documentFragment'] =>
  parseFragment(html, options)

/** Writes what is inside a node; of a whole page, the page. */
export const htmlOf = (node: Parent): string => serialize(node, options)

/** Writes an element with its own tags. */
export const outerHtmlOf = (element: HtmlElement): string => serializeOuter(element, options)

/** The nodes directly below a node. */
export const childrenOf = (node: HtmlNode): readonly HtmlChild[] =>
  'childNodes' in node ? node.childNodes : []

/**
 * Lists all nodes below a node in the order of the page. The list is complete before it is handed out, so the tree may
 * be changed meanwhile.
 */
export function nodesIn(node: HtmlNode, found: HtmlChild[] = []): HtmlChild[] {
  for (const child of childrenOf(node)) {
    found.push(child)
    nodesIn(child, found)
  }
  return found
}

/** Lists all elements below a node in the order of the page. */
export const elementsIn = (node: HtmlNode): HtmlElement[] => nodesIn(node).filter(isElementNode)

/** Returns an attribute's value without character references; `''` for one without a value, undefined for none. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** Attributes by name; `true` stands for any value. */
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

/** Sets an attribute; undefined takes it off. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  const attribute = element.attrs.find((each) => each.name === name)
  if (value === undefined) element.attrs = element.attrs.filter((each) => each !== attribute)
  else if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

/** The classes of an element. */
export const classesOf = (element: HtmlElement): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean)

/** The text below a node, without tags and without character references. */
export const textOf = (node: HtmlNode): string =>
  nodesIn(node)
    .map((child) => (isTextNode(child) ? child.value : ''))
    .join('')

/** Takes nodes out of the tree. */
export const remove = (...nodes: readonly HtmlChild[]): void => nodes.forEach(detachNode)

/** The neighbour of a node in the same parent, `distance` places further on. */
const neighbourOf = (node: HtmlChild, distance: number): HtmlChild | undefined => {
  const siblings = node.parentNode?.childNodes ?? []
  return siblings[siblings.indexOf(node) + distance]
}

/** The node that follows in the same parent. */
export const nextOf = (node: HtmlChild): HtmlChild | undefined => neighbourOf(node, 1)

/** The node that precedes in the same parent. */
export const previousOf = (node: HtmlChild): HtmlChild | undefined => neighbourOf(node, -1)

/** Makes an element that belongs in no place yet; values and text as they are meant, without character references. */
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

/** Makes a text that belongs in no place yet. */
export const newText = (text: string): HtmlChild => createTextNode(text)

/** Puts nodes at the end of an element; they leave the place where they were. */
export function putInto(parent: HtmlElement, nodes: readonly HtmlChild[]): void {
  remove(...nodes)
  for (const node of nodes) appendChild(parent, node)
}

/** Puts nodes before another one, in their order; they leave the place where they were. */
export function putBefore(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  const { parentNode } = place
  remove(...nodes)
  if (parentNode) for (const node of nodes) insertBefore(parentNode, node, place)
}

/** Puts nodes behind another one, in their order. */
export function putAfter(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  putBefore(place, nodes)
  const [first] = nodes
  if (first) {
    remove(place)
    putBefore(first, [place])
  }
}

/** Puts nodes in the place of another one. */
export function replace(place: HtmlChild, nodes: readonly HtmlChild[]): void {
  putBefore(place, nodes)
  remove(place)
}
