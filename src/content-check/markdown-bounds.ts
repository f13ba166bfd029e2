/** Bounds that a Markdown text must meet before it is parsed, so that no text can block the build. */
import type { Message, TextFinding } from '../content-model/problems'
import { message } from '../content-model/sentences'
import { memoizeRecent } from './memoize'

/** Far above what people write, far below what takes a parser seconds (MD-61 to MD-64). */
export const bounds = {
  characters: 300_000,
  line: 20_000,
  nesting: 12,
  indent: 80,
  repeated: 200,
  marks: 4_000,
}

function depthOf(line: string): number {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  return prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
}

function faultOfLine(line: string): Message | undefined {
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
  const depth = depthOf(line)
  if (depth > bounds.nesting || indent > bounds.indent) return message('nested-too-deep.markdown')
  if (line.length > bounds.line) return message('line-too-long', { length: line.length })
  const run = /([[\](){}*_`~<>!|\\&])\1*/g
  for (const [mark] of line.matchAll(run)) {
    if (mark.length > bounds.repeated) return message('mark-repeated', { count: mark.length, mark: mark[0] })
  }
  return undefined
}

/** Returns the first place where a text is too large or too deeply nested to parse safely. */
export const outOfBounds = memoizeRecent((source): TextFinding | undefined => {
  if (source.length > bounds.characters)
    return { ...message('text-too-large', { length: source.length }), textLine: 0 }
  let marks = 0
  for (const [textLine, line] of source.split(/\r?\n/).entries()) {
    const fault = faultOfLine(line)
    if (fault) return { ...fault, textLine }
    // Emphasis, links and code are matched within one block; an empty line ends it.
    marks = line.trim() === '' ? 0 : marks + (line.match(/[[\]*_`~<!]/g)?.length ?? 0)
    if (marks > bounds.marks) return { ...message('too-many-marks'), textLine }
  }
  return undefined
})
