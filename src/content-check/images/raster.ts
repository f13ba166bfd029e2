/** Reads what matters from a picture's bytes: real type, size in pixels, and the block that may hold a place. */
import sharp from 'sharp'

/** `exif` is the block of camera data; `complete`: whether the file ends as its format says. */
export type Raster = { type: string; width: number; height: number; exif?: Uint8Array; complete: boolean }

export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg'

/** The bytes at the end of a file, a PNG's last checksum included; of these two, sharp reads the beginning only. */
const endMarks: Readonly<Record<string, string>> = { png: 'IEND\u00aeB`\u0082', jpeg: '\u00ff\u00d9' }

/**
 * Returns the type by the first bytes, whatever the file is called; `damaged` for a file that only begins like a
 * picture, undefined for any other. Nothing is unpacked, so that a picture of any size can be examined.
 */
export async function readRaster(bytes: Uint8Array): Promise<Raster | 'damaged' | undefined> {
  try {
    const { format, width, height, exif } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const end = endMarks[format]
    const complete = !end || Buffer.from(bytes).lastIndexOf(end, undefined, 'latin1') > 0
    return { type: format, width, height, complete, ...(exif ? { exif } : {}) }
  } catch (error) {
    return error instanceof Error && error.message.includes('unsupported image format')
      ? undefined
      : 'damaged'
  }
}
