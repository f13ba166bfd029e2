/**
 * The order in which a line of mixed directions is read: the part of Unicode's bidirectional algorithm (UAX #9) that
 * headings need. Embeddings and marks of direction do not occur in them.
 */

/** A part of a line with one direction. */
export type Run = { text: string; rightToLeft: boolean }

/** Numbers run from left to right in every language, with the signs that belong to them. */
const token = /[+\-−€$£¥#]?\p{Nd}(?:[\p{Nd}.,:/]*\p{Nd})?[%‰°€$£¥]?|\P{M}\p{M}*|\p{M}+/gu

const rightToLeftLetter =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const opening = '([{<«‹'
const closing = ')]}>»›'

/** The direction of a token, or undefined for signs and spaces, which take it from their neighbours. */
function ownDirection(text: string): boolean | undefined {
  if (/\p{Nd}/u.test(text)) return false
  if (!/^\p{L}/u.test(text)) return undefined
  return rightToLeftLetter.test(text)
}

/** Signs between parts of one direction take it, others the line's; a bracket that closes takes that of its partner. */
function directionsOf(tokens: readonly string[], line: boolean): boolean[] {
  const own = tokens.map(ownDirection)
  const brackets: boolean[] = []
  let before = line
  return own.map((direction, index) => {
    const after = own.slice(index).find((each) => each !== undefined) ?? line
    const sign = before === after ? after : line
    const text = tokens[index] ?? ''
    if (opening.includes(text)) brackets.push(sign)
    const found = direction ?? (closing.includes(text) ? brackets.pop() : undefined) ?? sign
    before = direction ?? before
    return found
  })
}

/** A bracket that opens on the right is drawn as the one that closes on the left. */
function mirrored(text: string): string {
  const [open, close] = [opening.indexOf(text), closing.indexOf(text)]
  return (open >= 0 ? closing[open] : close >= 0 ? opening[close] : undefined) ?? text
}

/**
 * Takes a line and whether its language is written from right to left; returns its parts from left to right as they are
 * seen, each with its characters in reading order and its brackets as they are drawn.
 */
export function visualRuns(text: string, rightToLeft: boolean): Run[] {
  const tokens = text.match(token) ?? []
  const runs: Run[] = []
  directionsOf(tokens, rightToLeft).forEach((direction, index) => {
    const part = direction ? mirrored(tokens[index] ?? '') : (tokens[index] ?? '')
    const last = runs.at(-1)
    if (last?.rightToLeft === direction) last.text += part
    else runs.push({ text: part, rightToLeft: direction })
  })
  return rightToLeft ? runs.reverse() : runs
}
