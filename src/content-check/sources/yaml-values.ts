/** Parses YAML strictly (plain values only) and records the line of every field. */
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml'
import type { FieldPath, Message } from '../../content-model/problems'
import { message } from '../../content-model/sentences'
import { frozen } from '../../lib/frozen'
import { memoizeRecent } from '../memoize'
import type { FileFinding } from './source'
import { isTooDeep, yamlFaults } from './yaml-inspect'

/** `lineOf` returns the line of a field in the file, or of its parent if the field is absent. */
export type YamlValues = {
  values: Record<string, unknown>
  faults: FileFinding[]
  lineOf: (at: FieldPath, textLine?: number) => number
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

/** The editor's server reads all files on each visit; most have not changed since the previous one. */
const filesKept = 1000

/** Parses YAML that starts on line `firstLine` of its file. With faults, `values` is what could be read. */
export const readYaml = memoizeRecent((text, firstLine: number): YamlValues => {
  const fault = (content: Message, line: number): FileFinding => ({ ...content, line })
  if (isTooDeep(text))
    return { values: {}, faults: [fault(message('nested-too-deep'), firstLine)], lineOf: () => firstLine }
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
  const faults = yamlFaults(doc, text).map((found) => fault(found.message, lineAt(found.offset)))
  if (faults.length === 0 && !isMap(doc.contents)) faults.push(fault(message('yaml-not-fields'), firstLine))
  const lineOf = (at: FieldPath, textLine?: number) => {
    const { node, key } = nodeAt(doc, at)
    const start = (key ?? node)?.range?.[0] ?? 0
    if (textLine === undefined || !isScalar(node)) return lineAt(start)
    const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
    return block ? lineAt(node.range?.[0] ?? start) + 1 + textLine : lineAt(node.range?.[0] ?? start)
  }
  const values = faults.length > 0 ? {} : (doc.toJS({ maxAliasCount: 0 }) as Record<string, unknown>)
  return { values: frozen(values), faults, lineOf }
}, filesKept)
