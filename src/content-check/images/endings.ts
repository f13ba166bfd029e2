/** The kinds of pictures that the site can show, by the ending of their names; the build and the editor's uploads ask here. */
import type { ImageType } from './raster'

export const typeByEnding: Readonly<Record<string, ImageType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
}

export const imageEndings: readonly string[] = Object.keys(typeByEnding)
