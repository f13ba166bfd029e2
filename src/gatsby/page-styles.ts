/**
 * The site's styles in parts: the core is in every page, the others only in pages that use them. Sections and
 * components of few pages are written in a layer within a layer (`@layer sections.people`); the name after the dot
 * is the name of the part. No page holds `late`: it is about paper, forced colours, and what scripts draw.
 */
import { createHash } from 'node:crypto'
import { parse, Root, type AtRule, type ChildNode } from 'postcss'
import { newElement, putInto, type HtmlElement, type HtmlNode } from '../html/tree'
import { shortenProperties } from './property-names'
import { namesIn, namesOfPage } from './style-names'

/** The part that no page holds. */
const late = 'late'

type Part = { css: string; names: ReadonlySet<string> }

export type PageStyles = {
  core: string
  parts: readonly Part[]
  /** All parts together, in a file that the loader asks for with the scripts (src/early/loader.ts). */
  rest: { path: string; css: string }
}

/** The name of the layer that a rule at the top of a sheet fills; `''` for every other rule. */
const layerOf = (node: ChildNode): string =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes ? node.params : ''

/** Puts the rules of one layer together, in their order; between layers the order of the sheet says nothing. */
function byLayer(sheet: Root): Map<string, Root | AtRule> {
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
  return layers
}

/**
 * Takes the site's one style sheet and the code of its scripts. The layers' order has to be declared in the sheet,
 * and what belongs to a part must not be changed by rules of another part.
 * @throws {Error} when the sheet is empty or not CSS
 */
export function pageStyles(css: string, code: string): PageStyles {
  const sheet = parse(css)
  if (sheet.nodes.length === 0) throw new Error('The style sheet of the site is empty.')
  shortenProperties(sheet, code)
  const parts = new Map<string, Root>()
  let core = ''
  for (const [name, layer] of byLayer(sheet)) {
    const part = name.split('.')[1]
    if (part === undefined) core += layer.toString()
    else parts.set(part, (parts.get(part) ?? new Root()).append(layer))
  }
  const rest = [...parts.values()].join('')
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 20)
  return {
    core,
    parts: [...parts]
      .filter(([name]) => name !== late)
      .map(([, root]) => ({ css: root.toString(), names: namesIn(root) })),
    rest: { path: `/styles-${hash}.css`, css: rest },
  }
}

/** When the file of all parts applies without scripts. */
const needed = 'print,(forced-colors:active)'

/** The styles of a page: the core, the parts that style anything in it, and for browsers without scripts the file of all parts. */
export function styleElements(page: HtmlNode, { core, parts, rest }: PageStyles): HtmlElement[] {
  const used = namesOfPage(page)
  const own = parts.filter(({ names }) => [...names].some((name) => used.has(name)))
  const withoutScripts = newElement('noscript')
  putInto(withoutScripts, [newElement('link', { rel: 'stylesheet', href: rest.path, media: needed })])
  return [...[core, ...own.map(({ css }) => css)].map((css) => newElement('style', {}, css)), withoutScripts]
}
