/** The part of fontkit that the link preview images and `npm run brand` use. */
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
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  export type Font = {
    unitsPerEm: number
    /** In units of the font; the descent is negative. */
    ascent: number
    descent: number
    familyName: string
    variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>
    hasGlyphForCodePoint: (codePoint: number) => boolean
    /** Glyphs in visual order, from left to right; the text has a single direction. */
    layout: (
      text: string,
      features?: readonly string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ) => GlyphRun
  }
  /** Reads a font. */
  export function create(font: Buffer): Font
  /** Reads a font file. */
  export function openSync(file: string): Font
}
