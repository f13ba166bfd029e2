/** The part of subset-font that `npm run brand` uses. */
declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number }
  type Options = {
    targetFormat?: 'truetype' | 'woff2'
    variationAxes?: Readonly<Record<string, Axis>>
    /** OpenType features; default: all. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** Default: only the glyphs of `text`. */
    keepAllGlyphs?: boolean
  }
  /** Returns a font with the glyphs of `text`; throws if HarfBuzz cannot read the font. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>
}
