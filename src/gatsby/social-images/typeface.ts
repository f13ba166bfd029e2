/** The site's typeface for images: text widths and outlines. System fonts are not used. */
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { visualRuns } from '../../lib/bidi'
import { tracking, type Pen } from '../../seo/link-picture/draw'

/** The headings' weight as a static font; the font of the pages is variable, and compressed for browsers. */
const file = join(process.cwd(), 'src/site/own/headings.ttf')

export type Typeface = Pen & {
  /** Returns whether the font has every character of a text. */
  knows: (text: string) => boolean
}

/** Opens the font. Characters that it lacks are left out. */
export function openTypeface(): Typeface {
  const font = fontkit.openSync(file)
  const scale = (size: number) => size / font.unitsPerEm
  const known = (text: string) =>
    [...text].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const layout = (text: string) => font.layout(known(text).join(''))
  /** The glyphs of a line from left to right, in the font's units. */
  const glyphsOf = (line: string, rightToLeft: boolean) =>
    visualRuns(known(line).join(''), rightToLeft).flatMap((run) => {
      const direction = run.rightToLeft ? 'rtl' : 'ltr'
      const { glyphs, positions } = font.layout(run.text, undefined, undefined, undefined, direction)
      return glyphs.map(({ path }, index) => ({ path, ...positions[index] }))
    })
  // Titles are tried at many widths; the width of a word is always the same. Kerning does not extend across spaces.
  const widths = new Map<string, { advance: number; glyphs: number }>()
  const measure = (word: string) => {
    const found = widths.get(word) ?? {
      advance: layout(word).advanceWidth,
      glyphs: layout(word).glyphs.length,
    }
    widths.set(word, found)
    return found
  }
  return {
    knows: (text) => known(text).length === [...text].length,
    widthOf(text, size) {
      const words = text.split(/(?= )|(?<= )/).map(measure)
      return words.reduce(
        (sum, { advance, glyphs }) => sum + advance * scale(size) + glyphs * tracking * size,
        0,
      )
    },
    drawn(text, size, x, y, rightToLeft) {
      const glyphs = glyphsOf(text, rightToLeft)
      const steps = glyphs.map(({ xAdvance = 0 }) => xAdvance * scale(size) + tracking * size)
      // No tracking after the last letter.
      const width = steps.reduce((sum, step) => sum + step, -tracking * size)
      let pen = rightToLeft ? x - width : x
      const outlines = glyphs.map(({ path, xOffset = 0, yOffset = 0 }, index) => {
        const outline = path
          .scale(scale(size), -scale(size))
          .translate(pen + xOffset * scale(size), y - yOffset * scale(size))
          .toSVG()
        pen += steps[index] ?? 0
        return outline
      })
      return `<path d="${outlines.join('')}"/>`
    },
  }
}
