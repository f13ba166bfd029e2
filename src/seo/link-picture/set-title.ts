/**
 * Fits a title into a box: at the largest size that fits, with words hyphenated by the rules of their language if
 * needed.
 */

/** Returns the width of a text in pixels at a size in pixels. */
export type Measure = { widthOf: (text: string, size: number) => number }

export type Box = { width: number; height: number }
export type SetTitle = { size: number; lineHeight: number; lines: string[] }

/** Splits a word at its possible hyphenation points. */
export type Hyphenate = (word: string) => string[]

/** Font sizes in pixels. The last one is the smallest that is legible in a preview. */
const sizes = [88, 80, 72, 64, 58, 52, 46, 40, 34, 30]
const leading = 1.08

/** Minimum length of the parts of a hyphenated word; two letters on a line look like a mistake. */
const shortestPart = 4

/** The longest start of a word that fits with a hyphen, and the rest; undefined if none fits. */
function divide(word: string, fits: (text: string) => boolean, hyphenate: Hyphenate) {
  const parts = hyphenate(word)
  for (let count = parts.length - 1; count > 0; count--) {
    const [start, rest] = [parts.slice(0, count).join(''), parts.slice(count).join('')]
    if (start.length < shortestPart || rest.length < shortestPart) continue
    const first = /[-–/]$/.test(start) ? start : `${start}-`
    if (fits(first)) return { first, rest }
  }
  return undefined
}

/** Fills line after line; undefined if a word fits on no line. */
function fill(words: readonly string[], fits: (text: string) => boolean, hyphenate?: Hyphenate) {
  const lines: string[] = []
  const queue = [...words]
  let line = ''
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) {
      lines.push(line)
      line = ''
      queue.unshift(word)
      continue
    }
    const divided = hyphenate && divide(word, fits, hyphenate)
    if (!divided) return undefined
    lines.push(divided.first)
    queue.unshift(divided.rest)
  }
  return line ? [...lines, line] : lines
}

/** Balances the lines: the narrowest width that needs no additional line. */
function balanced(words: readonly string[], measure: Measure, size: number, width: number, lines: string[]) {
  for (let narrow = width * 0.6; narrow < width; narrow += width / 50) {
    const found = fill(words, (text) => measure.widthOf(text, size) <= narrow)
    if (found && found.length <= lines.length) return found
  }
  return lines
}

/** The one with the fewest hyphenated words; if several are equal, the largest, which comes first. */
function fewestDivisions(found: readonly SetTitle[]): SetTitle | undefined {
  const divisions = ({ lines }: SetTitle) => lines.filter((line) => line.endsWith('-')).length
  return found.reduce<SetTitle | undefined>(
    (best, each) => (best && divisions(best) <= divisions(each) ? best : each),
    undefined,
  )
}

/**
 * Returns size and lines. Whole words at a smaller size are better than hyphenated ones at a larger size, unless the
 * title would look lost (`tooSmall`).
 * @throws {Error} if the title fits at no size; the length check of titles prevents that by a wide margin
 */
export function setTitle(title: string, box: Box, measure: Measure, hyphenate: Hyphenate): SetTitle {
  const words = title.split(/\s+/).filter(Boolean)
  const tooSmall = 52
  const attempt = (size: number, divided: boolean): SetTitle | undefined => {
    const fits = (text: string) => measure.widthOf(text, size) <= box.width
    const lines = fill(words, fits, divided ? hyphenate : undefined)
    if (!lines || lines.length * size * leading > box.height) return undefined
    const even = divided ? lines : balanced(words, measure, size, box.width, lines)
    return { size, lineHeight: size * leading, lines: even }
  }
  for (const size of sizes.filter((each) => each >= tooSmall)) {
    const whole = attempt(size, false)
    if (whole) return whole
  }
  const divided = sizes.flatMap((size) => attempt(size, true) ?? [])
  const readable = divided.filter(({ size }) => size >= tooSmall)
  const best = fewestDivisions(readable.length > 0 ? readable : divided)
  if (best) return best
  throw new Error(`No picture for link previews has room for “${title}”.`)
}
