/** Pictures from content through gatsby-plugin-sharp: AVIF and WebP beside the original format, no script. */
import type { Node, Reporter } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import type { Picture } from '../page-data/types'
import type { NodeModel } from './schema-types'
import { contentSource } from './entry-nodes'

/** The widest picture that is made, in CSS pixels: the content column of the design (84rem at 19 px). */
const maxWidth = 1600
/** Further widths for smaller screens and for pictures in columns, in pixels. */
const breakpoints = [480, 800, 1200, maxWidth]

/**
 * From 0 (fast) to 9. Measured on a screenshot of 1600 × 1000 pixels: 4, which is sharp's own, takes 8.8 s for 67 kB,
 * 2 takes 1.6 s for 72 kB. Editors wait for every second of a build.
 */
const avifEffort = 2

/** gatsby-plugin-sharp has no option for the effort, so it is made the default of the sharp that it uses. */
const prototype = (sharp as unknown as { prototype: Sharp }).prototype
const encode = prototype.avif
prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
  return encode.call(this, { effort: avifEffort, ...options })
}

type FileNode = Node & { extension: string; absolutePath: string }
export type ImageValue = { src?: string | null; alt?: string | null; decorative?: boolean | null }

/** Makes the pictures of one file; undefined if the file is not there. `alt` goes out as it is. */
export async function pictureOf(
  value: ImageValue | null | undefined,
  nodeModel: NodeModel,
  reporter: Reporter,
): Promise<Picture | undefined> {
  const src = value?.src
  if (!src) return undefined
  const file = await nodeModel.findOne<FileNode>({
    type: 'File',
    query: {
      filter: { sourceInstanceName: { eq: contentSource }, relativePath: { eq: src.replace(/^\//, '') } },
    },
  })
  if (!file) return undefined
  const data = await generateImageData({
    file,
    args: {
      layout: 'constrained',
      width: maxWidth,
      breakpoints,
      formats: ['auto', 'webp', 'avif'],
      placeholder: 'none',
      quality: 70,
    },
    pathPrefix: '',
    reporter,
    cache: undefined,
  })
  if (!data?.images.fallback) return undefined
  return {
    src: data.images.fallback.src,
    srcSet: data.images.fallback.srcSet,
    sources: (data.images.sources ?? []).map(({ type, srcSet }) => ({ type, srcSet })),
    width: Math.round(data.width),
    height: Math.round(data.height),
    alt: value.decorative ? '' : (value.alt ?? ''),
  }
}
