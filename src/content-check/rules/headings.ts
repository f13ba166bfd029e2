/** Headings in a Markdown text: start with `##`, skip no level and are not empty. */
import type { Message, TextFinding } from '../../content-model/problems'
import { message } from '../../content-model/sentences'
import { spokenText, type Heading, type Token } from '../markdown-parse'

/** The page's title is the only h1; texts start below it. */
export const firstLevel = 2

const marks = (level: number) => '#'.repeat(level)

/** Returns the fault of each heading, with its line (from 0). */
export function headingFaults(headings: readonly Heading[]): TextFinding[] {
  let previous = firstLevel - 1
  return headings.flatMap(({ level, text, line }) => {
    const before = previous
    previous = Math.max(level, firstLevel)
    const faults: Message[] = []
    if (text.trim() === '') faults.push(message('empty-heading'))
    if (level < firstLevel) {
      faults.push(message('first-level-heading', { text, level: firstLevel, marks: marks(firstLevel) }))
    } else if (level > before + 1) {
      faults.push(
        message('skipped-heading-level', {
          text,
          found: marks(level),
          level: before + 1,
          marks: marks(before + 1),
        }),
      )
    }
    return faults.map((fault) => ({ ...fault, textLine: line }))
  })
}

/** More words than this without a heading fill a screen, with no way to skip ahead. */
const maxWords = 400

/** Returns each passage that is too long without a heading, with its first line (from 0). */
export function lengthFaults(tokens: readonly Token[]): TextFinding[] {
  const parts = [{ words: 0, textLine: 0 }]
  tokens.forEach(({ type, map, children }, index) => {
    if (type === 'heading_open') parts.push({ words: 0, textLine: map?.[0] ?? 0 })
    const part = parts.at(-1)
    // Table rows are looked up, not read through.
    if (!part || !children || /^(?:heading|th|td)_open$/.test(tokens[index - 1]?.type ?? '')) return
    part.words += spokenText(children).split(/\s+/).filter(Boolean).length
  })
  return parts
    .filter(({ words }) => words > maxWords)
    .map(({ words, textLine }) => ({
      ...message('long-without-heading', { words }, 'warning'),
      textLine,
    }))
}
