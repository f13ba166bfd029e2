/** What YAML may not hold here: aliases, tags, dangerous names, and values that two YAML versions read differently. */
import { isAlias, isCollection, isScalar, visit, type Document, type Node } from 'yaml'
import type { Message } from '../../content-model/problems'
import { aliasMessage, ambiguous, dangerousKey, keyMessage, tagMessage, yamlMessage } from './yaml-messages'

type Found = { message: Message; offset: number }

/** Real content has five levels; the parser's recursion takes a hundred times as many. */
const maxDepth = 40

/** Returns, from the text alone, whether values are nested too deep to be parsed safely. */
export function isTooDeep(text: string): boolean {
  let open = 0
  for (const line of text.split('\n')) {
    const lead = /^(?:\s|[-?:]\s)*/.exec(line)?.[0] ?? ''
    if (lead.length > 2 * maxDepth) return true
    for (const sign of line) {
      if (sign === '[' || sign === '{') open += 1
      if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
      if (open > maxDepth) return true
    }
    // Brackets left open inside prose belong to that line alone.
    if (!/^\s*[[{]|:\s*[[{]/.test(line)) open = 0
  }
  return false
}

const prototypeKeys = ['__proto__', 'constructor', 'prototype']
/** Base 60, underscores, octal and binary: numbers in YAML 1.1 only. */
const oldNumber = /^[-+]?(?:\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|\d+_[\d_]*|0[0-7_]+|0b[01_]+)$/

function inspect(doc: Document.Parsed): Found[] {
  const found: Found[] = []
  const add = (content: Message, node: Node) =>
    void found.push({ message: content, offset: node.range?.[0] ?? 0 })
  visit(doc, {
    Alias: (_key, node) => add(aliasMessage, node),
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor) add(aliasMessage, node)
      // Only a written tag is kept here; values without one have none.
      if (!isAlias(node) && node.tag) add(tagMessage, node)
      if (isScalar(node) && node.type === 'PLAIN' && oldNumber.test(node.source ?? ''))
        add(ambiguous(node.source ?? ''), node)
    },
    Pair: (_key, { key }) => {
      // Read on, such a key would become a text, and Node would warn of it in words of its own.
      if (isCollection(key)) return add(keyMessage, key)
      if (!isScalar(key)) return
      if (key.value === '<<') add(aliasMessage, key)
      else if (prototypeKeys.some((name) => String(key.value).split('.').includes(name)))
        add(dangerousKey(String(key.value)), key)
    },
  })
  return found
}

/** An open quote is noticed at the end of the text only; the place to fix is where it was opened. */
function openQuote(doc: Document.Parsed): number | undefined {
  let start: number | undefined
  visit(doc, {
    Scalar: (_key, node) => {
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') start = node.range?.[0]
    },
  })
  return start
}

/** Duplicate fields are slips of their own; of all other problems the first one is the place to fix. */
function errorFaults(doc: Document.Parsed): Found[] {
  const first = doc.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const shown = doc.errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY')
  return shown.map(({ code, pos, message }) => {
    if (code !== 'MISSING_CHAR') return { message: yamlMessage(code), offset: pos[0] }
    // The parser calls a list item that is indented too little one that lacks its dash.
    if (message.includes('- indicator')) return { message: yamlMessage('BAD_INDENT'), offset: pos[0] }
    return {
      message: yamlMessage(code),
      offset: (message.includes('quote') ? openQuote(doc) : undefined) ?? pos[0],
    }
  })
}

/** All faults of a parsed document, with their offsets in its text. */
export function yamlFaults(doc: Document.Parsed): Found[] {
  return doc.errors.length > 0 ? errorFaults(doc) : inspect(doc)
}
