/** WebP: a RIFF file whose chunks hold a lossy or lossless picture, or an extended header before them. */
import { asciiAt, type Raster } from './raster'

const uint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)

function sizeOf(name: string, view: DataView, data: number): { width: number; height: number } | undefined {
  if (name === 'VP8X') return { width: uint24(view, data + 4) + 1, height: uint24(view, data + 7) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff }
  if (name !== 'VP8L') return undefined
  const bits = view.getUint32(data + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Reads a WebP's chunks. Undefined if none of them tells the size. */
export function readWebp(bytes: Uint8Array): Raster | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = view.getUint32(4, true) + 8
  let size: { width: number; height: number } | undefined
  let exif: Uint8Array | undefined
  let offset = 12
  while (offset + 8 <= bytes.length) {
    const name = asciiAt(bytes, offset, 4)
    const length = view.getUint32(offset + 4, true)
    size ??= sizeOf(name, view, offset + 8)
    if (name === 'EXIF') exif = bytes.subarray(offset + 8, offset + 8 + length)
    offset += 8 + length + (length % 2)
  }
  return size && { ...size, ...(exif ? { exif } : {}), complete: bytes.length >= end }
}
