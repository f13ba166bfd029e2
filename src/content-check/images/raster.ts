/** Reads what matters from a picture's bytes: real type, size in pixels, and the block that may hold a place. */
import { readJpeg } from './jpeg'
import { readPng } from './png'
import { readWebp } from './webp'

/** `exif` is the block of camera data; `complete` tells whether the file ends as its format says. */
export type Raster = { width: number; height: number; exif?: Uint8Array; complete: boolean }

export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg'

const readers: readonly {
  type: ImageType
  magic: (bytes: Uint8Array) => boolean
  read: (bytes: Uint8Array) => Raster | undefined
}[] = [
  {
    type: 'png',
    magic: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    read: readPng,
  },
  { type: 'jpeg', magic: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), read: readJpeg },
  {
    type: 'webp',
    magic: (bytes) => asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP',
    read: readWebp,
  },
]

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((value, index) => bytes[index] === value)
}

/** The characters at a place, for comparing with the names of a format's parts. */
export function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}

/** Returns the type by the first bytes, whatever the file is called, with the picture unless it is damaged. */
export function readRaster(bytes: Uint8Array): { type: ImageType; raster?: Raster } | undefined {
  const reader = readers.find(({ magic }) => magic(bytes))
  if (!reader) return undefined
  try {
    const raster = reader.read(bytes)
    return { type: reader.type, ...(raster ? { raster } : {}) }
  } catch (error) {
    // Reading past the end of a view: the file is cut off.
    if (error instanceof RangeError) return { type: reader.type }
    throw error
  }
}
