/**
 * The styles of a page: the rules of the site's one sheet that can style something in it. The whole sheet is a file
 * that is loaded with the scripts. A layer named `late` (`@layer components.late`) is in no page: it is for forced
 * colours, and what scripts draw.
 */
import { parse, Root, type AtRule, type ChildNode, type Rule } from 'postcss'
import parseValue from 'postcss-value-parser'
import { hashOf } from '../hosting/csp'
import { newElement, putInto, type HtmlElement, type HtmlNode } from '../html/tree'
import { shortenProperties } from './property-names'
import { namesOfPage, selectorsOf } from './style-names'
import { digestOf } from '../lib/digest'

/** The text that a part of the sheet contributes to a page with these names; empty if none of it can match. */
type Piece = (page: ReadonlySet<string>) => string

export type PageStyles = {
  /** The rules for a page with these names (`namesOfPage`). */
  rulesFor: Piece
  /** The whole sheet, in a file that the loader requests with the scripts (src/early/loader.ts). */
  all: { path: string; css: string }
}

/** The layer of a top-level rule of a sheet; `''` for a rule outside layers. */
const layerOf = (node: ChildNode): string =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes ? node.params : ''

/** Writes `0.5rem` as `.5rem` in custom properties, whose values Gatsby's minifier leaves as they are. */
function shortenNumbers(sheet: Root): void {
  sheet.walkDecls(/^--/, (declaration) => {
    const value = parseValue(declaration.value)
    value.walk((node) => {
      if (node.type === 'word') node.value = node.value.replace(/^([+-]?)0\.(?=\d)/, '$1.')
    })
    declaration.value = value.toString()
  })
}

/** Groups the rules by layer, in order; across layers the order of the sheet has no effect. */
function byLayer(sheet: Root): Root {
  const layers = new Map<string, Root | AtRule>([['', new Root()]])
  for (const node of [...sheet.nodes]) {
    const name = layerOf(node)
    const layer = layers.get(name)
    if (!layer) layers.set(name, node as AtRule)
    else {
      layer.append(name ? [...((node as AtRule).nodes ?? [])] : node)
      // A statement such as `@import` needs one, wherever it ends up.
      layer.raws.semicolon = true
    }
  }
  return new Root({
    nodes: [...layers.values()].flatMap((layer) => (layer.type === 'root' ? layer.nodes : layer)),
  })
}

const joined =
  (pieces: readonly Piece[]): Piece =>
  (page) =>
    pieces.map((piece) => piece(page)).join('')

function ruleFor(rule: Rule): Piece {
  const body = rule.clone({ selector: '' }).toString()
  const selectors = selectorsOf(rule)
  return (page) => {
    const own = selectors.filter(({ canMatch }) => canMatch(page)).map(({ text }) => text)
    return own.length > 0 ? own.join() + body : ''
  }
}

/** At-rules that contain rules. */
const groups = ['layer', 'media', 'supports', 'container', 'starting-style']

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return ruleFor(node)
  if (node.type !== 'atrule' || !node.nodes || !groups.includes(node.name)) {
    const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()
    return () => text
  }
  if (layerOf(node).endsWith('.late')) return () => ''
  const start = node.clone({ nodes: [] }).toString().replace(/\}$/, '')
  const inner = joined(node.nodes.map(pieceOf))
  return (page) => {
    const rules = inner(page)
    return rules && `${start}${rules}}`
  }
}

/** Definitions that every page contains itself. A second one would make the browser look up its fonts again. */
const definitions = /^(?:font-face|property)$/

/**
 * Takes the site's one style sheet and the code of its scripts. The sheet must declare the order of the layers.
 * @throws {Error} if the sheet is empty or not CSS
 */
export function pageStyles(css: string, code: string): PageStyles {
  const parsed = parse(css)
  if (parsed.nodes.length === 0) throw new Error('The style sheet of the site is empty.')
  shortenProperties(parsed, code)
  shortenNumbers(parsed)
  const sheet = byLayer(parsed)
  const rulesFor = joined(sheet.nodes.map(pieceOf))
  sheet.walkAtRules(definitions, (rule) => void rule.remove())
  const all = sheet.toString()
  const hash = digestOf(all, 20)
  return { rulesFor, all: { path: `/styles-${hash}.css`, css: all } }
}

/** When the whole sheet applies without scripts. */
const needed = '(forced-colors:active)'

/**
 * The styles of a page, a policy that allows no other style element in it, and the whole sheet for browsers without
 * scripts. The policy is in the page because a header with the styles of all pages would be larger than the styles of
 * one.
 */
export function styleElements(page: HtmlNode, { rulesFor, all }: PageStyles): HtmlElement[] {
  const css = rulesFor(namesOfPage(page))
  const content = `style-src-elem 'self' ${hashOf(css)}`
  const withoutScripts = newElement('noscript')
  putInto(withoutScripts, [newElement('link', { rel: 'stylesheet', href: all.path, media: needed })])
  return [
    newElement('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    newElement('style', {}, css),
    withoutScripts,
  ]
}
