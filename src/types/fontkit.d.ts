/** The part of fontkit that the pictures for link previews use. */
declare module 'fontkit' {
  export type Path = {
    scale: (x: number, y: number) => Path
    translate: (x: number, y: number) => Path
    toSVG: () => string
  }
  export type GlyphRun = {
    /** In units of the font. */
    advanceWidth: number
    glyphs: { path: Path }[]
    positions: { xAdvance: number; xOffset: number }[]
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string) => GlyphRun
  }
  /** Reads a font file. */
  export function openSync(file: string): Font
}
