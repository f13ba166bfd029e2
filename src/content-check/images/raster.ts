/** Reads the relevant parts of a raster image: actual type, size in pixels, and EXIF. */
import sharp from 'sharp'

/** `exif` is the EXIF block; `complete`: whether the file ends as its format requires. */
export type Raster = {
  type: string
  width: number
  height: number
  exif?: Uint8Array
  complete: boolean
  animated: boolean
}

export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg'

/** The bytes at the end of a file, a PNG's last checksum included; of these formats, sharp reads only the start. */
const endMarks: Readonly<Record<string, string>> = { png: 'IEND\u00aeB`\u0082', jpeg: '\u00ff\u00d9' }

/**
 * Detects the type from the magic bytes, not the file name; returns `damaged` for a file with only a valid start,
 * undefined for any other. Nothing is decompressed, so images of any size are safe to examine.
 */
export async function readRaster(bytes: Uint8Array): Promise<Raster | 'damaged' | undefined> {
  try {
    const {
      format,
      width,
      height,
      exif,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const end = endMarks[format]
    const complete = !end || Buffer.from(bytes).lastIndexOf(end, undefined, 'latin1') > 0
    return { type: format, width, height, complete, animated: pages > 1, ...(exif ? { exif } : {}) }
  } catch (error) {
    return error instanceof Error && error.message.includes('unsupported image format')
      ? undefined
      : 'damaged'
  }
}
