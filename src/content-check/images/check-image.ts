/** One picture of the media folder: name, real type, size, and nothing in it that betrays or attacks anybody. */
import { message } from '../rule'
import { decode } from '../sources/decode'
import type { FileFault, SourceFile } from '../sources/source'
import { imageEndings, typeByEnding } from './endings'
import { hasPlace } from './exif'
import { readRaster, type ImageType } from './raster'
import { svgFaults } from './svg'

/** The largest picture file, in bytes, and the largest picture, in pixels (MD-51). */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 }

const endings = imageEndings.join(', ')

const fault = (...content: Parameters<typeof message>): FileFault => ({ ...message(...content), line: 1 })

/** A name that cannot be part of an address. */
export function nameFault(name: string): FileFault | undefined {
  if (/^[a-z0-9]+(?:[-_.][a-z0-9]+)*\.[a-z0-9]+$/.test(name)) return undefined
  return fault(
    'file-name',
    [
      `the file name “${name}” cannot be part of an address`,
      `der Dateiname „${name}“ kann nicht Teil einer Adresse sein`,
    ],
    [
      'use lower-case letters a–z, digits and single hyphens only',
      'verwenden Sie nur Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche',
    ],
  )
}

const damaged = fault(
  'damaged-image',
  ['the picture is damaged or cut off', 'das Bild ist beschädigt oder abgeschnitten'],
  ['upload it again', 'laden Sie es noch einmal hoch'],
)

async function rasterFaults(bytes: Uint8Array, expected: ImageType): Promise<FileFault[]> {
  const raster = await readRaster(bytes)
  if (raster === 'damaged') return [damaged]
  if (raster?.type !== expected) {
    const found = raster?.type ?? 'unknown'
    return [
      fault(
        'wrong-image-type',
        [
          `the content is not ${expected} (found: ${found})`,
          `der Inhalt ist nicht ${expected} (gefunden: ${found})`,
        ],
        [
          'export the picture again, with the right ending',
          'exportieren Sie das Bild neu, mit der richtigen Endung',
        ],
      ),
    ]
  }
  if (!raster.complete || raster.width === 0 || raster.height === 0) return [damaged]
  const { width, height, exif } = raster
  const faults: FileFault[] = []
  if (width * height > imageLimits.pixels) {
    const millions = imageLimits.pixels / 1_000_000
    faults.push(
      fault(
        'too-many-pixels',
        [
          `the picture has ${width} × ${height} pixels, at most ${millions} million are allowed`,
          `das Bild hat ${width} × ${height} Pixel, erlaubt sind höchstens ${millions} Millionen`,
        ],
        [
          'make it smaller; 2,400 pixels of width are enough',
          'verkleinern Sie es; 2.400 Pixel Breite genügen',
        ],
      ),
    )
  }
  if (exif && hasPlace(exif)) {
    faults.push(
      fault(
        'place-in-image',
        ['the picture tells where it was taken (GPS)', 'das Bild verrät, wo es aufgenommen wurde (GPS)'],
        ['remove the metadata', 'entfernen Sie die Metadaten'],
      ),
    )
  }
  return faults
}

/** Returns what is wrong with a file of the media folder, before anything decodes it. */
export async function imageFaults(file: SourceFile): Promise<FileFault[]> {
  const name = file.path.split('/').at(-1) ?? ''
  if (file.leavesFolder) {
    return [
      fault(
        'leaves-folder',
        [
          'the file is a link to a place outside the folder',
          'die Datei ist eine Verknüpfung nach außerhalb des Ordners',
        ],
        ['put the picture itself here', 'legen Sie das Bild selbst hier ab'],
      ),
    ]
  }
  const inName = nameFault(name)
  const type = typeByEnding[(name.split('.').at(-1) ?? '').toLowerCase()]
  if (!type) {
    return [
      fault(
        'wrong-image-type',
        [`“${name}” is not a picture of a known type`, `„${name}“ ist kein Bild bekannter Art`],
        [`use one of: ${endings}`, `verwenden Sie: ${endings}`],
      ),
    ]
  }
  const faults = inName ? [inName] : []
  if (file.size > imageLimits.bytes || !file.bytes) {
    const [size, most] = [file.size, imageLimits.bytes].map((bytes) => (bytes / 1024 / 1024).toFixed(1))
    return [
      ...faults,
      fault(
        'file-too-large',
        [
          `the file has ${size} MB, at most ${most} MB are allowed`,
          `die Datei hat ${size} MB, erlaubt sind höchstens ${most} MB`,
        ],
        ['make the picture smaller', 'verkleinern Sie das Bild'],
      ),
    ]
  }
  if (type !== 'svg') return [...faults, ...(await rasterFaults(file.bytes, type))]
  const decoded = decode(file)
  if ('fault' in decoded) return [...faults, decoded.fault]
  return [
    ...faults,
    ...svgFaults(decoded.text).map(({ textLine, ...content }) => ({ ...content, line: textLine + 1 })),
  ]
}
