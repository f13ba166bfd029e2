/** Short names for the custom properties of the site's style sheet; all of them are in every page. */
import type { Root } from 'postcss'
import parseValue, { type Node } from 'postcss-value-parser'
import { numberInLetters } from './style-names'

const isCustom = (name: string): boolean => name.startsWith('--')

/** Calls `change` for each custom property name in a value; strings and addresses contain none. */
function changeValue(value: string, change: (name: string) => string): string {
  if (!value.includes('--')) return value
  const visit = (node: Node): boolean => {
    if (node.type === 'word' && isCustom(node.value)) node.value = change(node.value)
    return node.type !== 'function' || node.value.toLowerCase() !== 'url'
  }
  return parseValue(value).walk(visit).toString()
}

/** Calls `change` for each custom property name in a sheet: declared, used or registered. */
function changeNames(sheet: Root, change: (name: string) => string): void {
  sheet.walkDecls((declaration) => {
    if (isCustom(declaration.prop)) declaration.prop = change(declaration.prop)
    declaration.value = changeValue(declaration.value, change)
  })
  sheet.walkAtRules((rule) => {
    rule.params = changeValue(rule.params, change)
  })
}

/** Names used by scripts, and those in selectors, which may be classes: they are kept. */
function namesIn(sheet: Root, code: string): string[] {
  let text = code
  sheet.walkRules(({ selector }) => {
    text += ` ${selector}`
  })
  return [...new Set(text.match(/--[a-z][\w-]*/g))]
}

/**
 * Shortens the custom properties that scripts do not use, neither in full nor, as in `--p-${ink}`, by prefix; the most
 * frequent get the shortest names.
 */
export function shortenProperties(sheet: Root, code: string): void {
  const named = namesIn(sheet, code)
  const kept = (name: string) =>
    named.some((other) => name === other || (other.endsWith('-') && name.startsWith(other)))
  const uses = new Map<string, number>()
  changeNames(sheet, (name) => {
    if (!kept(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
    return name
  })
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const short = new Map(byUse.map((name, place) => [name, `--${numberInLetters(place)}`]))
  changeNames(sheet, (name) => short.get(name) ?? name)
}
