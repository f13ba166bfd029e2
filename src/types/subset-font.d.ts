/** The part of subset-font that `npm run brand` uses. */
declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number }
  type Options = {
    targetFormat?: 'truetype' | 'woff2'
    variationAxes?: Readonly<Record<string, Axis>>
    /** Of OpenType; without this, all of them. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** Without it, only the glyphs of `text` stay. */
    keepAllGlyphs?: boolean
  }
  /** Returns a font with the glyphs of `text`; throws if it is no font that HarfBuzz can read. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>
}
