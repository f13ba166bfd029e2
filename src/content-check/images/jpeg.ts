/** JPEG: a chain of segments; a frame header tells the size, `APP1` may tell the place, the end mark ends it. */
import { asciiAt, type Raster } from './raster'

/** Start-of-frame marks: C0 to CF without tables (C4), reserved (C8) and arithmetic coding (CC). */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

/** Reads a JPEG's segments up to the picture data. Undefined if there is no frame header. */
export function readJpeg(bytes: Uint8Array): Raster | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let exif: Uint8Array | undefined
  let size: { width: number; height: number } | undefined
  let offset = 2
  while (offset + 4 <= bytes.length) {
    if (view.getUint8(offset) !== 0xff) return undefined
    const mark = view.getUint8(offset + 1)
    if (mark === 0xff) {
      offset += 1
      continue
    }
    const length = view.getUint16(offset + 2)
    if (mark === 0xe1 && asciiAt(bytes, offset + 4, 4) === 'Exif')
      exif = bytes.subarray(offset + 10, offset + 2 + length)
    if (isFrame(mark)) size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    if (mark === 0xda) break
    offset += 2 + length
  }
  return size && { ...size, ...(exif ? { exif } : {}), complete: hasEnd(bytes) }
}

/** The end mark stands at the end, save for padding that some cameras and programs append. */
function hasEnd(bytes: Uint8Array): boolean {
  for (let index = bytes.length - 2; index >= 0; index -= 1) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true
  }
  return false
}
