/** PNG: a chain of named chunks; the first tells the size, `eXIf` may tell the place, `IEND` ends the file. */
import { asciiAt, type Raster } from './raster'

/** Reads a PNG's chunks (length, name, data, checksum). Undefined if the first is not the header. */
export function readPng(bytes: Uint8Array): Raster | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (asciiAt(bytes, 12, 4) !== 'IHDR') return undefined
  const raster: Raster = { width: view.getUint32(16), height: view.getUint32(20), complete: false }
  let offset = 8
  while (offset + 12 <= bytes.length) {
    const length = view.getUint32(offset)
    const name = asciiAt(bytes, offset + 4, 4)
    if (name === 'eXIf') raster.exif = bytes.subarray(offset + 8, offset + 8 + length)
    if (name === 'IEND') return { ...raster, complete: true }
    offset += 12 + length
  }
  return raster
}
