/** Encodes one file of an image. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encoding, type Variant } from './variants'

const { quality, effort } = encoding

/** Everything that determines the bytes of a file. */
export const keyOf = ({ source, width, height, format }: Variant): string =>
  JSON.stringify(['picture', sharp.versions, encoding, source.digest, width, height, format])

/** @throws {Error} naming the image, if it cannot be read */
export async function encodeVariant({ source, width, height, format }: Variant): Promise<Buffer> {
  try {
    // Photographs may specify their orientation.
    const picture = sharp(await readFile(source.file))
      .rotate()
      .resize(width, height)
    switch (format) {
      case 'avif':
        return await picture.avif({ quality, effort }).toBuffer()
      case 'webp':
        return await picture.webp({ quality }).toBuffer()
      case 'jpg':
        return await picture.jpeg({ quality, progressive: true }).toBuffer()
      case 'png':
        return await picture.png({ quality, compressionLevel: 9, adaptiveFiltering: false }).toBuffer()
    }
  } catch (error) {
    throw new Error(`The picture ${source.file} cannot be made smaller: ${String(error)}`)
  }
}
