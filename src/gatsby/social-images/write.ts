/** Draws the link preview images and caches them: the next build only copies them. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { atMost } from '../../lib/at-most'
import { inks } from '../../pattern/palettes'
import { socialImagePath, socialImageSize } from '../../site/social-image'
import type { BuiltPage } from '../built-pages'
import type { KeptFiles } from '../kept-files'
import { drawSocialImage, subjectOf } from '../../seo/link-picture/draw'
import { flatPng } from './flat-png'
import { hyphenation } from '../hyphenation'
import type { ReusableOutput } from '../reusable-output'
import { openTypeface } from './typeface'
import { digestOf } from '../../lib/digest'

type Places = { output: ReusableOutput<undefined>; contentDir: string; kept: KeptFiles; siteName: string }

/** A picture yet to be made: what it depends on, and how to make it. */
type Plan = { source: string; make: () => Promise<Buffer> }

/** An uploaded picture, cropped to the format of link previews around its salient part. */
function cut(file: string): Promise<Buffer> {
  const { width, height } = socialImageSize
  const shape = { width, height, fit: 'cover', position: sharp.strategy.attention } as const
  return sharp(file).rotate().resize(shape).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Change this when the same drawing gives a different file (`flat-png.ts`). */
const encoding = 3

/** Each core draws one image while another is read or written. */
const drawnAtOnce = 2 * availableParallelism()

/** Writes one image per page. Returns a line that states how many were drawn, and how long that took. */
export async function writeSocialImages(
  pages: readonly BuiltPage[],
  { output, contentDir, kept, siteName }: Places,
): Promise<string> {
  const start = performance.now()
  const typeface = openTypeface()
  let drawn = 0
  /** Takes a picture from the cache of all checkouts, or makes it. */
  const keep = (key: string, make: () => Promise<Buffer>): Promise<Buffer> =>
    kept.get(JSON.stringify(['social', sharp.versions, encoding, key]), () => {
      drawn += 1
      return make()
    })
  const uploaded = async (file: string): Promise<Plan> => {
    const source = digestOf(await readFile(file))
    return { source, make: () => keep(source, () => cut(file)) }
  }
  const drawing = ({ slug, meta }: BuiltPage): Plan => {
    const subject = subjectOf(slug, meta, siteName)
    const make = () => {
      const svg = drawSocialImage(subject, typeface, hyphenation(meta.locale))
      return keep(svg, () => flatPng(svg, Object.values(inks)))
    }
    return { source: JSON.stringify([meta.locale, subject]), make }
  }
  const write = async (page: BuiltPage): Promise<void> => {
    const { linkPicture } = page.meta
    const { source, make } = linkPicture ? await uploaded(join(contentDir, linkPicture.src)) : drawing(page)
    const file = socialImagePath(page.meta).slice(1)
    await output.put(file, source, async () => ({ content: await make(), facts: undefined }))
  }
  await atMost(drawnAtOnce, pages, write)
  const each = (performance.now() - start) / Math.max(1, pages.length)
  return `Link previews: ${pages.length} pictures, ${drawn} drawn, ${pages.length - drawn} kept, ${each.toFixed(1)} ms each.`
}
