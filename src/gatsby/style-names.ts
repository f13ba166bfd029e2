/**
 * The names that selectors and pages have in common: `.class`, `[attribute]`, `[attribute=value]`, `#id`, `element`.
 */
import type { Container, Rule } from 'postcss'
import selectorParser, { type Attribute, type Node, type Selector } from 'postcss-selector-parser'
import { actedAttribute, readyAttribute, themeAttribute } from '../early/names'
import { attributeOf, classesOf, elementsIn, type HtmlNode } from '../html/tree'

/** `a` … `z`, `aa`, `ab` …: short names from numbers. */
export function numberInLetters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest === 0 ? '' : numberInLetters(rest - 1)) + String.fromCharCode(97 + (place % 26))
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))

/** Lists the classes in the selectors of a rule or sheet, in order and unescaped. */
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

/** The names that a page must have for a selector to match: all of `names`, and at least one of each list. */
type Need = { names: readonly string[]; lists: readonly (readonly Need[])[] }

/** The data attributes that change before the whole sheet is loaded: those of `<html>`. All others stay as built. */
const changing = [themeAttribute, actedAttribute, readyAttribute]

/** States (`open`, `aria-current`) change; an input's type and `data-` attributes are part of the page. */
const stays = (attribute: string): boolean => attribute === 'type' || attribute.startsWith('data-')

function nameOfAttribute({ attribute, operator, value }: Attribute): string | undefined {
  if (!stays(attribute) || changing.includes(attribute)) return undefined
  return operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`
}

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'class':
      return `.${node.value}`
    case 'attribute':
      return nameOfAttribute(node)
    case 'id':
      return `#${node.value}`
    case 'tag':
      return node.value
    default:
      return undefined
  }
}

/** Pseudo-classes of whose selectors at least one must match. */
const lists = [':is', ':where', ':has']

function needOf({ nodes }: Selector): Need {
  return {
    names: nodes.flatMap((node) => nameOf(node) ?? []),
    lists: nodes.flatMap((node) =>
      node.type === 'pseudo' && lists.includes(node.value) ? [node.nodes.map(needOf)] : [],
    ),
  }
}

function isMet({ names, lists }: Need, page: ReadonlySet<string>): boolean {
  return (
    names.every((name) => page.has(name)) && lists.every((list) => list.some((need) => isMet(need, page)))
  )
}

/** A selector of a rule, and whether it can match an element in a page with these names, in any state. */
export type ParsedSelector = { text: string; canMatch: (page: ReadonlySet<string>) => boolean }

/** Parses the selectors of a rule. */
export function selectorsOf(rule: Rule): ParsedSelector[] {
  return selectorParser()
    .astSync(rule)
    .nodes.map((selector) => {
      const need = needOf(selector)
      return { text: String(selector).trim(), canMatch: (page) => isMet(need, page) }
    })
}

/** Every name in selectors that an element of the page matches. */
export function namesOfPage(page: HtmlNode): Set<string> {
  const names = new Set<string>()
  for (const element of elementsIn(page)) {
    names.add(element.tagName)
    for (const name of classesOf(element)) names.add(`.${name}`)
    for (const { name, value } of element.attrs)
      if (stays(name)) names.add(`[${name}]`).add(`[${name}=${value}]`)
    const id = attributeOf(element, 'id')
    if (id) names.add(`#${id}`)
  }
  return names
}
