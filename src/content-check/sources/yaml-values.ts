/** Reads YAML strictly (plain values only) and remembers on which line of the file every field stands. */
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml'
import type { FieldPath, Message } from '../../content-model/problems'
import { frontMatterPlace } from './front-matter'
import type { FileFault } from './source'
import {
  aliasMessage,
  ambiguous,
  dangerousKey,
  notFieldsMessage,
  tagMessage,
  tooDeepMessage,
  yamlMessage,
} from './yaml-messages'

/** `lineOf` gives the file's line of a field, or of what holds it where the field is absent. */
export type YamlValues = {
  values: Record<string, unknown>
  faults: FileFault[]
  lineOf: (at: FieldPath, textLine?: number) => number
}

/** Real content has five levels; the parser's recursion takes a hundred times as many. */
const maxDepth = 40

function isTooDeep(text: string): boolean {
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

function inspect(doc: Document.Parsed): { message: Message; offset: number }[] {
  const found: { message: Message; offset: number }[] = []
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
      if (!isScalar(key)) return
      if (key.value === '<<') add(aliasMessage, key)
      else if (prototypeKeys.some((name) => String(key.value).split('.').includes(name)))
        add(dangerousKey(String(key.value)), key)
    },
  })
  return found
}

/** An open quote is noticed at the end of the text only; the place to mend is where it was opened. */
function openQuote(doc: Document.Parsed): number | undefined {
  let start: number | undefined
  visit(doc, {
    Scalar: (_key, node) => {
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') start = node.range?.[0]
    },
  })
  return start
}

function errorFaults(doc: Document.Parsed): { message: Message; offset: number }[] {
  return doc.errors.map(({ code, pos, message }) => {
    const opened = code === 'MISSING_CHAR' && message.includes('quote') ? openQuote(doc) : undefined
    return { message: yamlMessage(code), offset: opened ?? pos[0] }
  })
}

function nodeAt(doc: Document.Parsed, at: FieldPath): { node: Node | undefined; key: Node | undefined } {
  let node: unknown = doc.contents
  let key: Node | undefined
  for (const step of at) {
    let next: unknown
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      )
      if (!pair) break
      key = isNode(pair.key) ? pair.key : undefined
      next = pair.value
    } else if (isCollection(node)) {
      next = node.items[Number(step)]
      if (!next) break
      key = isNode(next) ? next : undefined
    } else break
    node = next
  }
  return { node: isNode(node) ? node : undefined, key }
}

/** Parses YAML that begins on line `firstLine` of its file. With faults, `values` is what could be read. */
export function readYaml(text: string, firstLine: number): YamlValues {
  const fault = (content: Message, line: number): FileFault => ({ ...content, line, ...frontMatterPlace })
  if (isTooDeep(text))
    return { values: {}, faults: [fault(tooDeepMessage, firstLine)], lineOf: () => firstLine }
  const lineCounter = new LineCounter()
  const doc = parseDocument(text, {
    lineCounter,
    uniqueKeys: true,
    merge: false,
    customTags: [],
    version: '1.2',
    prettyErrors: false,
  })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line - 1 + firstLine
  const faults: FileFault[] = [
    ...(doc.errors.length > 0 ? errorFaults(doc) : inspect(doc)).map(({ message, offset }) =>
      fault(message, lineAt(offset)),
    ),
  ]
  if (faults.length === 0 && !isMap(doc.contents)) faults.push(fault(notFieldsMessage, firstLine))
  const lineOf = (at: FieldPath, textLine?: number) => {
    const { node, key } = nodeAt(doc, at)
    const start = (key ?? node)?.range?.[0] ?? 0
    if (textLine === undefined || !isScalar(node)) return lineAt(start)
    const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
    return block ? lineAt(node.range?.[0] ?? start) + 1 + textLine : lineAt(node.range?.[0] ?? start)
  }
  const values = faults.length > 0 ? {} : (doc.toJS({ maxAliasCount: 0 }) as Record<string, unknown>)
  return { values, faults, lineOf }
}
