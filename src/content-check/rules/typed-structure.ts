/** Structure that is typed instead of marked up: invisible to screen readers, search engines and narrow viewports. */
import type { Message, TextFinding } from '../../content-model/problems'
import { spokenText, type Token } from '../markdown-parse'
import { message, quote } from '../../content-model/sentences'

/** A longer bold paragraph is emphasis rather than a heading. */
const longestTitle = 80

/** Typed list bullets and numbers. */
const listMark = /^\s*(?:[•●○▪■◦‣·∙►▶➤➜→✓✔✅☑*+–—-]|\d{1,2}[.)]|[a-z]\))\s+\S/iu

/** Columns separated by bars; by tabs or runs of spaces. */
const barColumns = /^\s*\|.*\|\s*$|\S[^|]*\|[^|]*\|.*\S/u
const wideColumns = /\S(?:\t|[ \u00a0]{3,})\S/u

/** Tests for a bar first: the column pattern is quadratic in the length of a line. */
const hasTypedColumns = (line: string): boolean =>
  wideColumns.test(line) || (line.includes('|') && barColumns.test(line))

/** Letter-spaced words: screen readers read them out letter by letter. */
const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L} ){4,}\p{L}(?![\p{L}\p{N}])/u

/** The lines of a paragraph in the source. */
function linesOf(children: readonly Token[]): string[] {
  const lines = ['']
  for (const { type, content } of children) {
    if (type === 'softbreak' || type === 'hardbreak') lines.push('')
    else lines[lines.length - 1] += type === 'code_inline' ? '\ufffc' : content
  }
  return lines
}

/** The text of a paragraph that starts with a bold line, or is all bold and has content `below`. */
function boldTitle(children: readonly Token[], below: boolean): string | undefined {
  const said = children.filter(({ type, content }) => type !== 'text' || content.trim() !== '')
  const end = said.findIndex(({ type }) => type === 'strong_close')
  if (said[0]?.type !== 'strong_open' || end < 0) return undefined
  const after = said[end + 1]?.type
  if (after === undefined ? !below : after !== 'hardbreak' && after !== 'softbreak') return undefined
  const words = spokenText(said.slice(1, end))
  return words !== '' && words.length <= longestTitle && !/[.!;,]$/.test(words) ? words : undefined
}

const typedList = message('typed-list')

/** The faults of several lines of plain text, each reported once. */
export function typedLineFaults(lines: readonly string[]): (Message & { line: number })[] {
  const found: (Message & { line: number })[] = []
  const reportSeveral = (fault: Message, test: (line: string) => boolean) => {
    const [first, second] = lines.flatMap((line, index) => (test(line) ? [index] : []))
    if (first !== undefined && second !== undefined) found.push({ ...fault, line: first })
  }
  reportSeveral(typedList, (line) => listMark.test(line))
  reportSeveral(message('typed-table'), hasTypedColumns)
  lines.forEach((text, line) => {
    const apart = spacedLetters.exec(text)?.[0]
    if (apart) found.push({ ...message('spaced-letters', { found: apart }), line })
  })
  return found
}

/** Headings followed by one of the same or a higher level, or by nothing. */
function emptyHeadings(tokens: readonly Token[]): TextFinding[] {
  return tokens.flatMap((token, index): TextFinding[] => {
    if (token.type !== 'heading_open') return []
    const next = tokens[index + 3]
    const follows = next && !(next.type === 'heading_open' && next.tag <= token.tag)
    const words = spokenText(tokens[index + 1]?.children ?? [])
    if (follows || words === '') return []
    const named = quote(words, 60)
    return [{ ...message('heading-without-text', { named }, 'warning'), textLine: token.map?.[0] ?? 0 }]
  })
}

/** Returns every place in a Markdown text where structure is typed instead of marked up. */
export function structureFaults(tokens: readonly Token[]): TextFinding[] {
  const faults: TextFinding[] = emptyHeadings(tokens)
  // Adjacent paragraphs that each start with a bullet are one typed list.
  let typedBefore = false
  let reported = false
  tokens.forEach((token, index) => {
    const textLine = token.map?.[0] ?? 0
    if (token.type === 'list_item_open' && tokens[index + 1]?.type === 'list_item_close')
      faults.push({ ...message('empty-list-item'), textLine })
    if (token.type !== 'paragraph_open') return
    const children = tokens[index + 1]?.children ?? []
    const lines = linesOf(children)
    const hasPicture = children.some(({ type }) => type === 'image')
    if (!hasPicture && lines.join('').trim() === '') faults.push({ ...message('empty-paragraph'), textLine })
    const title = token.level === 0 ? boldTitle(children, tokens[index + 3] !== undefined) : undefined
    if (title)
      faults.push({ ...message('bold-as-heading', { named: quote(title, 60) }, 'warning'), textLine })
    const inLines = typedLineFaults(lines)
    faults.push(...inLines.map(({ line, ...fault }) => ({ ...fault, textLine: textLine + line })))
    const typed = listMark.test(lines[0] ?? '')
    const isReported = inLines.some(({ rule }) => rule === typedList.rule)
    if (typed && typedBefore && !reported && !isReported) faults.push({ ...typedList, textLine })
    reported = typed && (reported || isReported || typedBefore)
    typedBefore = typed
  })
  return faults
}
