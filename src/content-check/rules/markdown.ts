/** Markdown texts: no raw HTML, valid links, images and headings, and within the parser's bounds. */
import {
  placeholderNames,
  placeholdersIn,
  unknownPlaceholders,
} from '../../content-model/markdown/placeholders'
import { nearest } from '../../content-model/nearest'
import type { Finding, Message, TextFinding } from '../../content-model/problems'
import { languageOpen } from '../../content-model/markdown/language-span'
import { textOf } from '../../content-model/markdown/heading-id'
import { decoded, headingsOf, linksIn, parseMarkdown, type Token } from '../markdown-parse'
import { videoToken } from '../../content-model/markdown/video-line'
import { bodyLabel, type Rule, type RuleInput } from '../rule'
import { walkFields } from '../../content-model/walk'
import { headingFaults, lengthFaults } from './headings'
import { linkTextFault } from './link-texts'
import { targetFault } from './link-targets'
import { outOfBounds } from '../markdown-bounds'
import { altFault, captionFault, sourceFault } from './pictures'
import { fileLinkFaults } from './file-links'
import { structureFaults } from './typed-structure'
import { tableFaults } from './tables'
import { videoLineFault } from './videos'
import { message } from '../../content-model/sentences'

/** The time budget for parsing a text, in milliseconds (MD-61 to MD-64). */
const timeLimit = 2000

function rawHtml(content: string): Message {
  const tag = /<[!/?]?[a-z-]*/i.exec(content)?.[0] ?? '<'
  return message('raw-html', { tag })
}

function inInline(children: readonly Token[], firstLine: number, input: RuleInput): TextFinding[] {
  const faults: TextFinding[] = []
  let textLine = firstLine
  const add = (fault: Message | undefined) => void (fault && faults.push({ ...fault, textLine }))
  children.forEach((token) => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') textLine += 1
    if (token.type === 'html_inline' && !token.content.startsWith('</')) add(rawHtml(token.content))
    if (token.type === 'image') {
      const src = decoded(token.attrGet('src') ?? '')
      add(sourceFault(src, input.lookup))
      add(
        altFault(textOf(token.children), src) ?? captionFault(textOf(token.children), token.attrGet('title')),
      )
    }
    if (token.type === languageOpen && !token.attrGet('lang'))
      add(message('unknown-language.mark', { tag: token.markup }))
  })
  for (const { words, href, line } of linksIn(children, firstLine)) {
    const found = [targetFault(href, 'markdown', input), linkTextFault(words), ...fileLinkFaults(href, words)]
    faults.push(...found.flatMap((fault) => (fault ? [{ ...fault, textLine: line }] : [])))
  }
  return faults
}

/** Placeholders for company facts that are not set, and for managers if there are none, each with its line. */
function missingFacts(source: string, { lookup }: RuleInput): TextFinding[] {
  const entriesOf = (collection: string) => lookup.ids(collection).map((id) => lookup.entry(collection, id))
  const missing = entriesOf('site').flatMap((site) => site?.missingFacts ?? [])
  const isManaged = () => entriesOf('team').some((person) => person?.management && !person.unpublished)
  return placeholdersIn(source).flatMap(({ name, line: textLine }) => {
    if (missing.includes(name)) return [{ ...message('missing-fact', { name }), textLine }]
    if (name === 'company.managers' && !isManaged())
      return [{ ...message('missing-fact.managers'), textLine }]
    return []
  })
}

/** Returns all faults of one Markdown text. */
function markdownFaults(source: string, input: RuleInput): TextFinding[] {
  const bound = outOfBounds(source)
  if (bound) return [bound]
  const start = Date.now()
  const { tokens, definitions } = parseMarkdown(source)
  if (Date.now() - start > timeLimit) return [{ ...message('text-too-slow'), textLine: 0 }]
  const faults = tokens.flatMap((token): TextFinding[] => {
    const textLine = token.map?.[0] ?? 0
    if (token.type === videoToken) {
      const fault = videoLineFault(token, input.lookup)
      return fault ? [{ ...fault, textLine }] : []
    }
    if (token.type === 'html_block') return [{ ...rawHtml(token.content), textLine }]
    return token.children ? inInline(token.children, textLine, input) : []
  })
  // An unused definition has no effect yet, but the next edit may use it.
  const unused = definitions.flatMap(({ href, line }) => {
    const fault = targetFault(decoded(href), 'markdown', input)
    return fault?.rule === 'unsafe-link' && !faults.some(({ rule }) => rule === fault.rule)
      ? [{ ...fault, textLine: line }]
      : []
  })
  const known = placeholderNames.join(', ')
  const nameless = unknownPlaceholders(source).map(({ name, line: textLine }) => ({
    ...message('unknown-placeholder', { name, meant: nearest(name, placeholderNames), known }),
    textLine,
  }))
  return [
    ...faults,
    ...unused,
    ...nameless,
    ...missingFacts(source, input),
    ...headingFaults(headingsOf(tokens)),
    ...structureFaults(tokens),
    ...tableFaults(tokens),
    ...lengthFaults(tokens),
  ]
}

/** Checks the Markdown fields and the body. */
export const markdown: Rule = (input) => {
  const findings: Finding[] = []
  const { body } = input.values
  walkFields(input.collection.fields, input.values, ({ field, value, label, at }) => {
    if (field.kind !== 'markdown' || typeof value !== 'string') return
    findings.push(...markdownFaults(value, input).map((fault) => ({ ...fault, label, at })))
  })
  if (typeof body === 'string') {
    findings.push(
      ...markdownFaults(body, input).map((fault) => ({ ...fault, label: bodyLabel, at: ['body'] })),
    )
  }
  return findings
}
