/** The visual order of a line of mixed directions, by Unicode's bidirectional algorithm (UAX #9). */
import bidiFactory from 'bidi-js'

/** A part of a line with one direction. */
export type Run = { text: string; rightToLeft: boolean }

const bidi = bidiFactory()

/**
 * Takes a line and whether its language is written from right to left; returns its parts in visual order from left to
 * right, each with its characters in reading order and its brackets as displayed.
 */
export function visualRuns(text: string, rightToLeft: boolean): Run[] {
  const found = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, found.levels)
  const runs: Run[] = []
  for (const index of bidi.getReorderedIndices(text, found)) {
    const direction = (found.levels[index] ?? 0) % 2 === 1
    const sign = mirrored.get(index) ?? text[index] ?? ''
    const last = runs.at(-1)
    if (last?.rightToLeft !== direction) runs.push({ text: sign, rightToLeft: direction })
    else last.text = direction ? sign + last.text : last.text + sign
  }
  return runs
}
