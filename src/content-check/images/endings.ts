/** The supported image formats by file extension, for the build and the editor's uploads. */
import type { ImageType } from './raster'

export const typeByEnding: Readonly<Record<string, ImageType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
}

export const imageEndings: readonly string[] = Object.keys(typeByEnding)
