/** The site's typeface for pictures: how wide a text is, and its outlines. No system font takes part. */
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { tracking, type Pen } from '../../seo/link-picture/draw'

/** Headings' weight as a static font; the page's own file is variable, and packed for browsers. */
const file = join(process.cwd(), 'src/site/own/headings.ttf')

export type Typeface = Pen & {
  /** Returns whether the font can show every character of a text. */
  knows: (text: string) => boolean
}

/** Opens the font. Characters that it lacks are left out. */
export function openTypeface(): Typeface {
  const font = fontkit.openSync(file)
  const scale = (size: number) => size / font.unitsPerEm
  const known = (text: string) =>
    [...text].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const layout = (text: string) => font.layout(known(text).join(''))
  // Titles are tried in many widths; a word is as wide in each of them. Kerning reaches over no space.
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
    drawn(text, size, x, y) {
      const { glyphs, positions } = layout(text)
      let pen = x
      const outlines = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
        const path = glyph.path
          .scale(scale(size), -scale(size))
          .translate(pen + xOffset * scale(size), y)
          .toSVG()
        pen += xAdvance * scale(size) + tracking * size
        return path
      })
      return `<path d="${outlines.join('')}"/>`
    },
  }
}
