/** The names by which selectors and pages meet: `.class`, `[attribute]`, `[attribute=value]`, `#id`, `element`, and `*` for any. */
import type { Container, Rule } from 'postcss'
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser'
import { attributeOf, classesOf, elementsIn, type HtmlNode } from '../html/tree'

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'class':
      return `.${node.value}`
    case 'attribute':
      return node.operator === '=' ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`
    case 'id':
      return `#${node.value}`
    case 'tag':
      return node.value
    default:
      return undefined
  }
}

/** Classes first: a selector with one is not looked for by anything else. */
const ranks = ['class', 'id', 'attribute', 'tag'] as const

function namesOfSelector(selector: Selector): string[] {
  for (const rank of ranks) {
    const names: string[] = []
    selector.walk((node) => {
      const name = node.type === rank ? nameOf(node) : undefined
      if (name) names.push(name)
    })
    if (names.length > 0) return names
  }
  return ['*']
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))

/** Lists the classes in the selectors of a rule or sheet, in their order and without escapes. */
export function classesIn(css: Container): string[] {
  const classes: string[] = []
  css.walkRules((rule) => {
    if (isKeyframe(rule)) return
    selectorParser((selectors) => selectors.walkClasses(({ value }) => void classes.push(value))).processSync(
      rule,
    )
  })
  return classes
}

/** The names of which a page has at least one if the rules style anything in it. */
export function namesIn(css: Container): Set<string> {
  const names = new Set<string>()
  css.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = selectorParser().astSync(rule)
    for (const name of selectors.nodes.flatMap(namesOfSelector)) names.add(name)
  })
  return names
}

/** Every name that an element of the page answers to. */
export function namesOfPage(page: HtmlNode): Set<string> {
  const names = new Set<string>(['*'])
  for (const element of elementsIn(page)) {
    names.add(element.tagName)
    for (const name of classesOf(element)) names.add(`.${name}`)
    for (const { name, value } of element.attrs) names.add(`[${name}]`).add(`[${name}=${value}]`)
    const id = attributeOf(element, 'id')
    if (id) names.add(`#${id}`)
  }
  return names
}
