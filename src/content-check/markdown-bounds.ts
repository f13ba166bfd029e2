/** Limits that a Markdown text must keep before it is parsed, so that no text can block the build. */
import { label } from '../content-model/fields'
import type { Message } from '../content-model/problems'
import { memoizeRecent } from './memoize'

/** Far above what a person writes, far below what takes a parser seconds (MD-61 to MD-64). */
export const bounds = {
  characters: 300_000,
  line: 20_000,
  nesting: 12,
  indent: 80,
  repeated: 200,
  marks: 4_000,
}

export type Bounded = (Message & { textLine: number }) | undefined

const unreadable = (rule: string, en: string, de: string): Message => ({
  rule,
  found: label(en, de),
  remedy: label('simplify this passage or split it', 'vereinfachen oder teilen Sie diese Stelle'),
})

function depthOf(line: string): number {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  return prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
}

function faultOfLine(line: string): Message | undefined {
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
  const depth = depthOf(line)
  if (depth > bounds.nesting || indent > bounds.indent) {
    return unreadable(
      'nested-too-deep',
      'lists or quotes are nested too deep',
      'Listen oder Zitate sind zu tief verschachtelt',
    )
  }
  if (line.length > bounds.line)
    return unreadable(
      'line-too-long',
      `a line of ${line.length} characters`,
      `eine Zeile mit ${line.length} Zeichen`,
    )
  const run = /([[\](){}*_`~<>!|\\&])\1*/g
  for (const [mark] of line.matchAll(run)) {
    if (mark.length > bounds.repeated) {
      return unreadable(
        'mark-repeated',
        `${mark.length} times “${mark[0]}” in a row`,
        `${mark.length}-mal „${mark[0]}“ hintereinander`,
      )
    }
  }
  return undefined
}

/** Returns the first place where a text is too large or too deep to be parsed safely. */
export const outOfBounds = memoizeRecent((source): Bounded => {
  if (source.length > bounds.characters) {
    return {
      ...unreadable('text-too-large', `${source.length} characters`, `${source.length} Zeichen`),
      textLine: 0,
    }
  }
  let marks = 0
  for (const [textLine, line] of source.split(/\r?\n/).entries()) {
    const fault = faultOfLine(line)
    if (fault) return { ...fault, textLine }
    // Emphasis, links and code are matched within one block; an empty line ends it.
    marks = line.trim() === '' ? 0 : marks + (line.match(/[[\]*_`~<!]/g)?.length ?? 0)
    if (marks > bounds.marks) {
      return {
        ...unreadable(
          'too-many-marks',
          'thousands of formatting marks in one paragraph',
          'Tausende Formatierungszeichen in einem Absatz',
        ),
        textLine,
      }
    }
  }
  return undefined
})
