/** Rejected YAML: aliases, tags, dangerous keys, and values that YAML 1.1 and 1.2 read differently. */
import { isAlias, isCollection, isScalar, visit, type Document, type ErrorCode, type Node } from 'yaml'
import type { Message } from '../../content-model/problems'
import { message, type SentenceId } from '../../content-model/sentences'

type Found = { message: Message; offset: number }

/** Real content has five levels; the parser's recursion handles a hundred times as many. */
const maxDepth = 40

/** Returns, without parsing, whether values are nested too deeply to parse safely. */
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
    // Unclosed brackets in prose affect that line only.
    if (!/^\s*[[{]|:\s*[[{]/.test(line)) open = 0
  }
  return false
}

/** The parser's error codes, explained for editors. */
const sentences: Partial<Record<ErrorCode, SentenceId>> = {
  TAB_AS_INDENT: 'yaml-tab',
  BAD_INDENT: 'yaml-indent',
  DUPLICATE_KEY: 'yaml-duplicate',
  MISSING_CHAR: 'yaml-unclosed',
  MULTIPLE_DOCS: 'second-document.yaml',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  MULTILINE_IMPLICIT_KEY: 'yaml-key',
  BAD_SCALAR_START: 'yaml-start',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_ALIAS: 'yaml-alias',
}
const yamlMessage = (code: ErrorCode): Message => message(sentences[code] ?? 'yaml-fault')

const prototypeKeys = ['__proto__', 'constructor', 'prototype']
/** Base 60, underscores, octal and binary: numbers in YAML 1.1 only. */
const oldNumber = /^[-+]?(?:\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|\d+_[\d_]*|0[0-7_]+|0b[01_]+)$/

function inspect(doc: Document.Parsed): Found[] {
  const found: Found[] = []
  const add = (content: Message, node: Node) =>
    void found.push({ message: content, offset: node.range?.[0] ?? 0 })
  visit(doc, {
    Alias: (_key, node) => add(message('yaml-alias.reference'), node),
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor) add(message('yaml-alias.reference'), node)
      // Only an explicit tag is kept here; values without one have none.
      if (!isAlias(node) && node.tag) add(message('yaml-tag'), node)
      if (isScalar(node) && node.type === 'PLAIN' && oldNumber.test(node.source ?? ''))
        add(message('yaml-ambiguous', { text: node.source }), node)
    },
    Pair: (_key, { key }) => {
      // Otherwise such a key would be stringified, and Node would warn about it.
      if (isCollection(key)) return add(message('yaml-nested-key'), key)
      if (!isScalar(key)) return
      if (key.value === '<<') add(message('yaml-alias.reference'), key)
      else if (prototypeKeys.some((name) => String(key.value).split('.').includes(name)))
        add(message('dangerous-key', { key: String(key.value) }), key)
    },
  })
  return found
}

/**
 * Where a quote was opened whose closing one is missing: the parser notices it only at the next quotation mark, fields
 * later, or at the end of the text.
 */
function openQuote(doc: Document.Parsed, text: string): number | undefined {
  let start: number | undefined
  visit(doc, {
    Scalar: (_key, { type, range }) => {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      const source = text.slice(range[0], range[1])
      if (/^(["']).*\1$/s.test(source) && !/\n[ -]*[\w-]+:\s/.test(source)) return
      start = range[0]
      return visit.BREAK
    },
  })
  return start
}

/** Where a bracket was opened whose closing one is missing: the parser reports the line below. */
function openBracket(doc: Document.Parsed, end: number): number | undefined {
  let start: number | undefined
  visit(doc, {
    Collection: (_key, { flow, range }) => {
      if (flow && range && range[0] < end) start = range[0]
    },
  })
  return start
}

/** Duplicate fields are independent mistakes; of all other problems the first one is the place to fix. */
function errorFaults(doc: Document.Parsed, text: string): Found[] {
  const quote = openQuote(doc, text)
  if (quote !== undefined) return [{ message: yamlMessage('MISSING_CHAR'), offset: quote }]
  const first = doc.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const shown = doc.errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY')
  return shown.map(({ code, pos: [offset], message: words }) => {
    if (/ end with a [\]}]/.test(words))
      return { message: yamlMessage('MISSING_CHAR'), offset: openBracket(doc, offset) ?? offset }
    // The parser reports a list item with too little indentation as one without a dash.
    return { message: yamlMessage(words.includes('- indicator') ? 'BAD_INDENT' : code), offset }
  })
}

/** All faults of a document parsed from `text`, with their offsets in it. */
export function yamlFaults(doc: Document.Parsed, text: string): Found[] {
  return doc.errors.length > 0 ? errorFaults(doc, text) : inspect(doc)
}
