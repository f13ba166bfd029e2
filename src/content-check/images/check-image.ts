/** One file of the media folder: name, actual type, size, and nothing harmful or private in it. */
import { decode } from '../sources/decode'
import { faultAt, type FileFinding, type SourceFile } from '../sources/source'
import { imageEndings, typeByEnding } from './endings'
import { hasLocation } from './exif'
import { readRaster, type ImageType } from './raster'
import { svgFaults } from './svg'

/** The largest picture file, in bytes, and the largest picture, in pixels (MD-51). */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 }

const endings = imageEndings.join(', ')

/** Rejects names that cannot be part of an address. */
export function nameFault(name: string): FileFinding | undefined {
  if (/^[a-z0-9]+(?:[-_.][a-z0-9]+)*\.[a-z0-9]+$/.test(name)) return undefined
  return faultAt(1, 'file-name', { name })
}

const damaged = faultAt(1, 'damaged-image')

async function rasterFaults(bytes: Uint8Array, expected: ImageType): Promise<FileFinding[]> {
  const raster = await readRaster(bytes)
  if (raster === 'damaged') return [damaged]
  if (raster?.type !== expected) {
    const found = raster?.type ?? 'unknown'
    return [faultAt(1, 'wrong-image-type', { expected, found })]
  }
  if (!raster.complete || raster.width === 0 || raster.height === 0) return [damaged]
  const { width, height, exif } = raster
  const faults: FileFinding[] = []
  if (width * height > imageLimits.pixels) {
    const millions = imageLimits.pixels / 1_000_000
    faults.push(faultAt(1, 'too-many-pixels', { width, height, millions }))
  }
  if (exif && hasLocation(exif)) faults.push(faultAt(1, 'place-in-image'))
  if (raster.animated) faults.push(faultAt(1, 'animated-picture', {}, 'warning'))
  return faults
}

/** Returns the faults of a file in the media folder, before anything decodes it. */
export async function imageFaults(file: SourceFile): Promise<FileFinding[]> {
  const name = file.path.split('/').at(-1) ?? ''
  if (file.leavesFolder) return [faultAt(1, 'leaves-folder.picture')]
  const inName = nameFault(name)
  const type = typeByEnding[(name.split('.').at(-1) ?? '').toLowerCase()]
  if (!type) return [faultAt(1, 'wrong-image-type.unknown', { name, endings })]
  const faults = inName ? [inName] : []
  if (file.size > imageLimits.bytes || !file.bytes) {
    const [size, most] = [file.size, imageLimits.bytes].map((bytes) => (bytes / 1024 / 1024).toFixed(1))
    return [...faults, faultAt(1, 'file-too-large', { size, most })]
  }
  if (type !== 'svg') return [...faults, ...(await rasterFaults(file.bytes, type))]
  const decoded = decode(file)
  if ('fault' in decoded) return [...faults, decoded.fault]
  return [
    ...faults,
    ...svgFaults(decoded.text).map(({ textLine, ...content }) => ({ ...content, line: textLine + 1 })),
  ]
}
