/** The files made from one image: widths and formats, with their addresses. */
import type { Picture } from '../../page/types'
import { digestOf } from '../../lib/digest'

/** The largest width, in CSS pixels: the content column of the design (84rem at 19 px). */
const maxWidth = 1600
/** Further widths for smaller screens and for images in columns, in pixels. */
const breakpoints = [480, 800, 1200, maxWidth]

/** Quality, and whatever else determines the bytes of a file; a change of it changes the addresses. */
export const encoding = {
  quality: 70,
  /**
   * AVIF: from 0 (fast) to 9. Measured on a screenshot of 1600 × 1000 pixels: 4, sharp's default, takes 8.8 s for 67
   * kB; 2 takes 1.6 s for 72 kB. Editors wait for every second of a build.
   */
  effort: 2,
} as const

export type Format = 'jpg' | 'png' | 'webp' | 'avif'

/** An image as uploaded by an editor; `digest` changes with its content. */
export type Source = {
  file: string
  name: string
  digest: string
  format: string
  width: number
  height: number
}

/** A file to be made; `path` is its address. */
export type Variant = { source: Source; width: number; height: number; format: Format; path: string }

/** The format that every browser supports; drawings become PNG. */
const plainFormat = (format: string): Format =>
  format === 'jpeg' || format === 'jpg' ? 'jpg' : format === 'webp' || format === 'avif' ? format : 'png'

/** The widths of an image; it is never enlarged. */
function widthsOf({ width }: Source): number[] {
  const smaller = breakpoints.filter((size) => size <= width)
  return width < maxWidth && !smaller.includes(width) ? [...smaller, width] : smaller
}

function variantsIn(format: Format, source: Source): Variant[] {
  const { digest, name, width: whole, height: wholeHeight } = source
  const hash = digestOf(`${digest} ${JSON.stringify(encoding)}`, 20)
  return widthsOf(source).map((width) => {
    const path = `/static/${hash}/${encodeURIComponent(name)}-${width}.${format}`
    return { source, width, height: Math.round((width * wholeHeight) / whole), format, path }
  })
}

/** Lists an image's files by format, the plain one first; each list by width. */
export function variantsOf(source: Source): Variant[][] {
  const formats = new Set<Format>([plainFormat(source.format), 'avif', 'webp'])
  return [...formats].map((format) => variantsIn(format, source))
}

const srcSetOf = (variants: readonly Variant[]): string =>
  variants.map(({ path, width }) => `${path} ${width}w`).join(',\n')

/** An image as pages refer to it. */
export function pictureFrom(source: Source): Omit<Picture, 'alt'> | undefined {
  const [plain = [], ...others] = variantsOf(source)
  const largest = plain.at(-1)
  if (!largest) return undefined
  return {
    src: largest.path,
    srcSet: srcSetOf(plain),
    sources: others.map((variants) => ({
      type: `image/${variants[0]?.format ?? ''}`,
      srcSet: srcSetOf(variants),
    })),
    width: maxWidth,
    height: Math.round((maxWidth * largest.height) / largest.width),
  }
}
